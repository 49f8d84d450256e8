import { eventTitle } from '../domain/events/eventTitle.ts';
import type { TourEvent } from '../domain/events/tourEvent.ts';
import { reportedUrl } from '../domain/text/reportedUrl.ts';

/** Facts about the site, never about a person. */
export type Fields = Record<string, string | number | boolean>;
type Interaction = Pick<
  TourEvent,
  'id' | 'title' | 'eventName' | 'status' | 'collegeName' | 'fraternityName'
>;

// Read here, not in env.ts, so that a build without an ID contains no analytics code.
const measurementId: string | undefined = import.meta.env.VITE_GA_MEASUREMENT_ID;

/** Reports a page view with the tab's current title (specification 7). */
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
 * Reports clicks on buttons, external links and dialogs' links by their text, not within `data-personal`.
 * Returns a function that stops it.
 */
export function reportButtonClicks(): () => void {
  if (!measurementId) return () => {};
  const report = ({ target }: MouseEvent) => {
    const button = target instanceof Element && target.closest('button, a[target], a[aria-haspopup]');
    // A button that names a person is none of Google's business.
    if (!button || button.closest('[data-personal]')) return;
    const name = button.getAttribute('aria-label') ?? button.textContent.trim();
    buttonClick(name, { page_path: reportedPath() });
  };
  // Listens in the capture phase, before a click changes the text.
  addEventListener('click', report, true);
  return () => removeEventListener('click', report, true);
}

/** Reports a visitor's action on an event: 'enter', 'unlock', 'register', 'share' … (specification 7). */
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
  import('./sendEvent.ts')
    .then(({ sendEvent }) => sendEvent(measurementId, name, { ...fields, timestamp }))
    .catch(logOnce);
}

function reportedPath(): string {
  return new URL(reportedUrl(location.href)).pathname;
}

/** Whether the browser sends Do-Not-Track or Global Privacy Control. */
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
