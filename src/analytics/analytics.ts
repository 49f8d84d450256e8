import { eventTitle } from '../domain/events/eventTitle.ts';
import type { TourEvent } from '../domain/events/tourEvent.ts';
import { reportedUrl } from '../domain/text/reportedUrl.ts';

/** Plain facts about the site, never about a person. */
export type Fields = Record<string, string | number | boolean>;
type Interaction = Pick<
  TourEvent,
  'id' | 'title' | 'eventName' | 'status' | 'collegeName' | 'fraternityName'
>;

// Read here and not through env.ts: so a build without an ID holds no analytics at all.
const measurementId: string | undefined = import.meta.env.VITE_GA_MEASUREMENT_ID;

/** Reports that a page is shown, under the title that the tab has now (specification 7). */
export function pageView(): void {
  if (!measurementId) return;
  send('page_view', {
    page_title: document.title,
    page_location: reportedUrl(location.href),
    page_path: reportedPath(),
  });
}

/** Reports that a button was pressed (specification 7). */
function buttonClick(name: string, extra?: Fields): void {
  send('button_click', { button_name: name, ...extra });
}

/**
 * Reports from now on every press of a button, and of a link that leaves the site, by the words on it;
 * returns how to stop.
 */
export function reportButtonClicks(): () => void {
  if (!measurementId) return () => {};
  const report = ({ target }: MouseEvent) => {
    const button = target instanceof Element && target.closest('button, a[target]');
    if (!button) return;
    const name = button.getAttribute('aria-label') ?? button.textContent.trim();
    buttonClick(name, { page_path: reportedPath() });
  };
  // While it is caught, before a press changes the words.
  addEventListener('click', report, true);
  return () => removeEventListener('click', report, true);
}

/** Reports what a visitor did with an event: 'enter', 'unlock', 'register', 'share' … (specification 7). */
export function eventInteraction(action: string, event: Interaction): void {
  send('event_interaction', {
    action,
    event_title: eventTitle(event),
    event_id: event.id,
    event_status: event.status,
    college: event.collegeName,
    fraternity: event.fraternityName,
  });
}

function send(name: string, fields: Fields): void {
  if (!measurementId || isRefused()) return;
  const timestamp = new Date().toISOString();
  import('./sender.ts')
    .then(({ sendEvent }) => sendEvent(measurementId, name, { ...fields, timestamp }))
    .catch(logOnce);
}

function reportedPath(): string {
  return new URL(reportedUrl(location.href)).pathname;
}

/** Do-Not-Track or Global Privacy Control, as the visitor's browser says it. */
function isRefused(): boolean {
  const control = 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl;
  return control === true || navigator.doNotTrack === '1';
}

let logged = false;

function logOnce(error: unknown): void {
  if (logged) return;
  logged = true;
  console.warn('Analytics could not start; the site works without.', error);
}
