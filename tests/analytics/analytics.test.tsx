import { render } from '@testing-library/react';
import ReactGA from 'react-ga4';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { anEvent } from '../domain/calendar/anEvent.ts';

const now = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);

declare global {
  interface Window {
    dataLayer?: ArrayLike<unknown>[];
  }
}

beforeEach(() => {
  vi.resetModules();
  vi.stubEnv('VITE_GA_MEASUREMENT_ID', 'G-TEST000000');
  // Nothing is fetched here; without this the page says so on the console.
  Reflect.get(window, 'happyDOM').settings.handleDisabledFileLoadingAsSuccess = true;
  ReactGA.reset();
  if (window.dataLayer) window.dataLayer.length = 0;
  history.replaceState(null, '', '/');
});

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** The code as a build with this measurement ID has it. */
const analytics = () => import('../../src/analytics/analytics.ts');

/** What Google's script is told, as soon as something is. */
async function sent(name: string): Promise<unknown[]> {
  const found = () => [...(window.dataLayer ?? [])].filter((call) => call[1] === name).map((call) => call[2]);
  await vi.waitFor(() => expect(found()).not.toEqual([]));
  return found();
}

test('a page view carries the title of the tab and a bare address', async () => {
  const { pageView } = await analytics();
  document.title = 'Spring Open';
  history.replaceState(null, '', '/e/spring-open?utm_source=poster&email=ann@college.example#top');
  pageView();
  expect(await sent('page_view')).toEqual([
    {
      page_title: 'Spring Open',
      page_location: `${location.origin}/e/spring-open`,
      page_path: '/e/spring-open',
      timestamp: now,
    },
  ]);
  expect(JSON.stringify(window.dataLayer)).not.toContain('ann@college');
});

test('a page view of the console holds no ids', async () => {
  const { pageView } = await analytics();
  history.replaceState(null, '', '/admin/events/spring-open/participants?show=expected');
  pageView();
  expect(await sent('page_view')).toMatchObject([{ page_path: '/admin/events/:id/participants' }]);
  expect(JSON.stringify(window.dataLayer)).not.toContain('spring-open');
});

test('what is done with an event is told with what the event is', async () => {
  const { eventInteraction } = await analytics();
  eventInteraction('enter', anEvent());
  expect(await sent('event_interaction')).toEqual([
    {
      action: 'enter',
      event_title: 'Spring Open',
      event_id: 'spring-open',
      event_status: 'upcoming',
      college: 'University of Texas at Austin',
      fraternity: 'Sigma Chi',
      timestamp: now,
    },
  ]);
});

test('a press is told by the words on it: of a button, and of a link that leaves the site or opens a dialog; never by a person', async () => {
  const { reportButtonClicks } = await analytics();
  const stop = reportButtonClicks();
  const { getByTestId } = render(
    <>
      <button type="button" data-testid="button">
        <b data-testid="inside">Got it</b>
      </button>
      <a href="#form" target="_self" aria-label="Register Now" data-testid="out">
        Go
      </a>
      <a href="?request=open" aria-haspopup="dialog" data-testid="dialog">
        Host a tournament
      </a>
      <a href="#faq" data-testid="page">
        FAQ
      </a>
      <p data-personal>
        <button type="button" data-testid="person">
          Ann L.
        </button>
      </p>
    </>,
  );
  for (const id of ['inside', 'out', 'dialog', 'page', 'person']) getByTestId(id).click();
  stop();
  getByTestId('button').click();
  expect(await sent('button_click')).toEqual([
    { button_name: 'Got it', page_path: '/', timestamp: now },
    { button_name: 'Register Now', page_path: '/', timestamp: now },
    { button_name: 'Host a tournament', page_path: '/', timestamp: now },
  ]);
});

test('the automatic page view and the advertising features are off', async () => {
  const { pageView } = await analytics();
  history.replaceState(null, '', '/terms?email=ann@college.example');
  pageView();
  expect(await sent('G-TEST000000')).toEqual([
    {
      send_page_view: false,
      allow_google_signals: false,
      allow_ad_personalization_signals: false,
      page_location: `${location.origin}/terms`,
    },
  ]);
});

test.each([
  ['Do Not Track', 'doNotTrack', '1'],
  ['Global Privacy Control', 'globalPrivacyControl', true],
])('with %s nothing is loaded and nothing sent', async (_, name, value) => {
  vi.stubGlobal('navigator', Object.defineProperty(Object.create(navigator), name, { value }));
  const { eventInteraction, pageView } = await analytics();
  pageView();
  eventInteraction('enter', anEvent());
  // The sender would have come by then.
  await import('../../src/analytics/sendEvent.ts');
  await Promise.resolve();
  expect(window.dataLayer ?? []).toHaveLength(0);
});

test('a site without a measurement ID sends nothing, and listens to no press', async () => {
  vi.stubEnv('VITE_GA_MEASUREMENT_ID', undefined);
  const listen = vi.spyOn(window, 'addEventListener');
  const { eventInteraction, pageView, reportButtonClicks } = await analytics();
  pageView();
  eventInteraction('enter', anEvent());
  reportButtonClicks();
  await import('../../src/analytics/sendEvent.ts');
  expect(listen).not.toHaveBeenCalled();
  expect(window.dataLayer ?? []).toHaveLength(0);
});
