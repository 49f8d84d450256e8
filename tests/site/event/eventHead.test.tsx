import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { settling } from '../../../src/lib/settling.ts';
// Loaded here: compiling it may take longer than a test waits for what it writes.
import '../../../src/site/event/eventHead.ts';
import { Component as EventPage } from '../../../src/site/event/EventPage.tsx';
import type { FoundEvent } from '../../../src/site/event/findEvent.ts';
import { PageTitle } from '../../../src/site/routing/PageTitle.tsx';
import { anEvent } from '../../domain/calendar/anEvent.ts';
import { answers, Visited, visit } from '../visit.tsx';

const url = 'https://tour.example/e/spring-open';
const picture = 'https://tour.example/event-pictures/spring-open-1.jpg';

/** What the file of the event says, as the last deploy knew it. */
const deployed = [
  `<link rel="canonical" href="${url}" />`,
  '<meta name="description" content="Friday, March 13, 2026." />',
  '<meta property="og:title" content="Spring Open" />',
  '<meta property="og:description" content="Friday, March 13, 2026." />',
  `<meta property="og:url" content="${url}" />`,
  `<meta property="og:image" content="${picture}" />`,
  '<script type="application/ld+json">{"startDate":"2026-03-13"}</script>',
].join('');

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 2, 1, 12) });
});

afterEach(() => {
  vi.useRealTimers();
  // The title is the page's own to remove.
  cleanup();
  document.head.innerHTML = '';
});

const event = { ...anEvent(), winner: '', runnerUp: '' };

async function opened(head: string) {
  const { ask, ...server } = answers<FoundEvent>();
  document.head.innerHTML = head;
  const load = () => Promise.resolve(settling(ask()));
  const page = (
    <Routes>
      <Route path="/" element={<Visited Page={EventPage} load={load} />} />
      <Route path="/faq" element={<PageTitle title="FAQ" />} />
    </Routes>
  );
  await visit(
    <>
      {page}
      <Link to="/faq">Leave</Link>
    </>,
  );
  return server;
}

const all = (selector: string) => [...document.head.querySelectorAll(selector)];
const said = (name: string) =>
  all(`[name="${name}"],[property="${name}"]`).map((tag) => tag.getAttribute('content'));
const canonical = () => all('[rel=canonical]').map((tag) => tag.getAttribute('href'));
const data = (): Record<string, unknown>[] =>
  all('[type="application/ld+json"]').map((tag) => JSON.parse(tag.textContent));

/** Waits for as long as a head takes to be written. */
const written = () => import('../../../src/site/event/eventHead.ts');

test('the head of an event that moved says its new day, once', async () => {
  const { give } = await opened(deployed);
  await give({ event, isFresh: true });
  const words = /^Saturday, March 14, 2026, 7:00 PM\. Texas Union/;
  await waitFor(() => expect(said('og:description')).toEqual([expect.stringMatching(words)]));
  expect(said('description')).toEqual(said('og:description'));
  expect(canonical()).toEqual([url]);
  expect(said('og:image')).toEqual([picture]);
  expect(data()).toEqual([
    expect.objectContaining({ url, image: [picture], startDate: '2026-03-14T19:00:00-05:00' }),
  ]);
});

test('an event that the last deploy did not know gets a head', async () => {
  const { give } = await opened('');
  await give({ event: { ...event, title: '</script>&"' }, isFresh: true });
  await waitFor(() => expect(said('og:title')).toEqual(['</script>&"']));
  const here = `${location.origin}/e/spring-open`;
  expect([canonical(), said('og:url')]).toEqual([[here], [here]]);
  expect(data()).toEqual([
    expect.objectContaining({ name: '</script>&"', image: [`${location.origin}/link-picture.jpg`] }),
  ]);
});

test('without a day the structured data goes', async () => {
  const { give } = await opened(deployed);
  await give({ event: { ...event, date: null }, isFresh: true });
  await waitFor(() => expect(data()).toEqual([]));
  expect(said('description')[0]).toMatch(/^Date to be announced/);
});

test('of an event that is gone nothing is said', async () => {
  const { give } = await opened(deployed);
  await give({ event: null, isFresh: true });
  await waitFor(() => expect([canonical(), said('og:image'), data()]).toEqual([[], [], []]));
});

test.each<[string, FoundEvent]>([
  ['kept in this browser', { event, at: new Date(2026, 1, 1) }],
  ['drawn in the file', { event, isSettling: false }],
])('an event as it was %s leaves the head as it is', async (_, found) => {
  const { give } = await opened(deployed);
  await give(found);
  await written();
  expect(said('description')).toEqual(['Friday, March 13, 2026.']);
  expect(data()).toEqual([{ startDate: '2026-03-13' }]);
});

test('a failed answer leaves the head as it is', async () => {
  const { fail } = await opened(deployed);
  await fail(new Error('offline'));
  await written();
  expect(data()).toEqual([{ startDate: '2026-03-13' }]);
});

// The last one: the page that the file was written for is left for good.
test('no later page has the head of the event, also after the way back to the first', async () => {
  const user = userEvent.setup();
  const { give } = await opened(deployed);
  await give({ event, isFresh: true });
  await waitFor(() => expect(data()[0]).toMatchObject({ url }));
  await user.click(screen.getByRole('link', { name: 'Leave' }));
  expect([canonical(), said('description'), said('og:url'), data()]).toEqual([[], [], [], []]);
  cleanup();
  const again = await opened('');
  await again.give({ event, isFresh: true });
  await waitFor(() => expect(canonical()).toEqual([`${location.origin}/e/spring-open`]));
  await user.click(screen.getByRole('link', { name: 'Leave' }));
  expect([canonical(), said('description'), data()]).toEqual([[], [], []]);
});
