import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { settling } from '../../../src/lib/settling.ts';
import { Component as EventPage } from '../../../src/site/event/EventPage.tsx';
import type { EventWithResult, FoundEvent } from '../../../src/site/event/findEvent.ts';
import { anEvent } from '../../domain/calendar/anEvent.ts';
import { answers, clearToasts, press, Visited, visit } from '../visit.tsx';

const failed = 'Failed to load events. Please try again later.';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  clearToasts();
});

const whole = (fields: Partial<EventWithResult> = {}): EventWithResult => ({
  ...anEvent({ registration: 'open', googleFormUrl: 'https://forms.example/1' }),
  winner: '',
  runnerUp: '',
  ...fields,
});

function anEventPage() {
  const server = answers<FoundEvent>();
  const load = () => Promise.resolve(settling(server.ask()));
  return { ...server, page: <Visited Page={EventPage} load={load} /> };
}

async function shown(fields: Partial<EventWithResult> = {}): Promise<void> {
  const { page, give } = anEventPage();
  await visit(page);
  await give({ event: whole(fields) });
}

const ticket = () => screen.getByRole('complementary', { name: 'At a glance' });
const facts = () =>
  Object.fromEntries(
    [...ticket().querySelectorAll('dt')].map((name) => [
      name.textContent,
      name.nextElementSibling?.textContent,
    ]),
  );

test('an event is told whole: facts, description, bracket, Enter', async () => {
  await shown({
    description: 'Bring your student card.',
    bracketImage: '/bracket.png',
    bracketStatus: 'semi-finals',
  });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Spring Open');
  expect(document.title).toMatch(/^Spring Open \|/);
  expect(facts()).toEqual({
    Date: 'Saturday, March 14, 2026',
    Time: '7:00 PM',
    Location: 'Texas Union, Austin, TX',
    'Entry fee': '$25',
    'Prize pool': '$1,000',
    Spots: '12 of 64 taken',
  });
  expect(screen.getByText('Bring your student card.')).toBeTruthy();
  expect(screen.getByRole('img', { name: 'The bracket' }).getAttribute('src')).toBe('/bracket.png');
  expect(screen.getByText('semi finals')).toBeTruthy();
  const enter = within(ticket()).getByRole('link', { name: 'Enter Spring Open' });
  expect(enter.getAttribute('href')).toBe('https://forms.example/1');
});

test('without maximum, fee, prize, day and bracket nothing stands in their place', async () => {
  const none = { maxParticipants: null, entryFee: null, prizePool: null, date: null, location: '' };
  await shown({ ...none, time: '', currentParticipants: 0 });
  expect(facts()).toEqual({ Date: 'TBD', Time: 'TBD', Location: 'TBD', Spots: 'No limit' });
  expect(screen.queryByRole('button', { name: 'Add to calendar' })).toBeNull();
  expect(screen.queryByRole('heading', { name: 'Bracket' })).toBeNull();
  expect(document.querySelector('script[type="application/ld+json"]')).toBeNull();
});

test.each([
  [0, 64, '0 of 64 taken'],
  [63, 64, '63 of 64 taken'],
  [64, 64, 'All 64 taken'],
  [65, 64, 'All 64 taken'],
  [0, null, 'No limit'],
  [1, null, '1 taken, no limit'],
])('%s seats of %s are said to be: %s', async (currentParticipants, maxParticipants, words) => {
  await shown({ currentParticipants, maxParticipants });
  expect(facts().Spots).toBe(words);
});

test('what is over names winner and runner-up, and is not offered for the calendar', async () => {
  await shown({ status: 'completed', winner: 'Ann', runnerUp: 'Bo' });
  expect(facts()).toMatchObject({ Winner: 'Ann', 'Runner-up': 'Bo', Date: 'Saturday, March 14, 2026' });
  expect(facts()).not.toHaveProperty('Spots');
  expect(within(ticket()).getByRole('button', { name: 'Completed' }).hasAttribute('disabled')).toBe(true);
  expect(ticket().textContent).not.toMatch(/calendar/i);
});

test.each([
  ['upcoming', 'Upcoming Events', '/events/upcoming'],
  ['active', 'Active Events', '/events/active'],
  ['scheduled', 'Scheduled Events', '/events/scheduled'],
  ['completed', 'Completed Events', '/events/completed'],
  ['odd', 'Upcoming Events', '/events/upcoming'],
])('an event that is %s leads back to its list', async (status, name, address) => {
  await shown({ status });
  expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(address);
});

test('search engines find its canonical address and its data', async () => {
  await shown({ date: '2026-03-14' });
  const url = `${location.origin}/e/spring-open`;
  expect(document.querySelector('link[rel="canonical"]')?.getAttribute('href')).toBe(url);
  const data: unknown = JSON.parse(
    document.querySelector('script[type="application/ld+json"]')?.textContent ?? '',
  );
  expect(data).toMatchObject({ '@type': 'Event', name: 'Spring Open', url });
});

test('a locked event asks for its password', async () => {
  const user = userEvent.setup();
  await shown({ registration: 'locked', googleFormUrl: '' });
  await user.click(within(ticket()).getByRole('button', { name: 'Enter Spring Open' }));
  expect(await screen.findByLabelText('Enter Event Password')).toBeTruthy();
});

test('an unknown id says so and leads to the upcoming events', async () => {
  const { page, give } = anEventPage();
  await visit(page);
  expect(screen.getByText('Loading event...').getAttribute('role')).toBe('status');
  await give({ event: null });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('This event does not exist');
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  const upcoming = screen.getByRole('link', { name: 'See upcoming events' });
  expect(upcoming.getAttribute('href')).toBe('/events/upcoming');
  expect(screen.queryByText(failed)).toBeNull();
});

test('a failure says so, and Retry loads the event', async () => {
  const { page, fail, give } = anEventPage();
  await visit(page);
  await fail(new Error('no network'));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('This event did not load');
  expect(screen.getByText(failed).getAttribute('role')).toBe('alert');
  await press('Retry');
  await give({ event: whole() });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Spring Open');
});

test('an event as it was last seen says when that was, and Retry asks again', async () => {
  const { page, give } = anEventPage();
  await visit(page);
  await give({ event: whole(), at: new Date(2026, 10, 21, 20, 6) });
  const note = /^We can't reach the tour right now\. Showing the event as of/;
  expect(screen.getByText(note).textContent).toContain('November 21, 2026');
  expect(facts()).toHaveProperty('Spots');
  await press('Retry');
  await give({ event: whole() });
  expect(screen.queryByText(note)).toBeNull();
});

test('Google is given the day in the zone of the campus', async () => {
  await shown();
  const google = screen.getByRole('link', { name: 'Google Calendar' }).getAttribute('href');
  expect(google).toMatch(/calendar\.google\.com.*20260314T190000.*ctz=America%2FChicago/);
});

test('Share asks the device where it can', async () => {
  const user = userEvent.setup();
  const share = vi.fn(() => Promise.resolve());
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { share }));
  await shown();
  await user.click(screen.getByRole('button', { name: 'Share' }));
  const url = `${location.origin}/e/spring-open`;
  expect(share).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ title: 'Spring Open', url }));
  expect(screen.queryByText('Link copied')).toBeNull();
});

test('a reader who puts the way to share away again copies nothing', async () => {
  const user = userEvent.setup();
  const share = () => Promise.reject(new DOMException('', 'AbortError'));
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { share }));
  await shown();
  await user.click(screen.getByRole('button', { name: 'Share' }));
  expect(await navigator.clipboard.readText()).toBe('');
  expect(screen.queryByText('Link copied')).toBeNull();
});

test('elsewhere Share copies the link and says so', async () => {
  const user = userEvent.setup();
  await shown();
  await user.click(screen.getByRole('button', { name: 'Share' }));
  expect(await screen.findByText('Link copied')).toBeTruthy();
  expect(await navigator.clipboard.readText()).toBe(`${location.origin}/e/spring-open`);
});

test('a link that may not be copied is said to stand in the address bar', async () => {
  const user = userEvent.setup();
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'));
  await shown();
  await user.click(screen.getByRole('button', { name: 'Share' }));
  const told = 'The link could not be copied. Copy it from the address bar.';
  expect(await screen.findByText(told)).toBeTruthy();
});

test('Print asks the browser to print', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  await shown();
  await act(async () => screen.getByRole('button', { name: 'Print' }).click());
  expect(print).toHaveBeenCalledOnce();
});
