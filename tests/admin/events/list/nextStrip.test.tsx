import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { NextStrip } from '../../../../src/admin/events/list/next/NextStrip.tsx';
import type { Next } from '../../../../src/admin/events/list/next/useNext.ts';
import { readStaffEvent } from '../../../../src/data/staff/events.ts';
import { attention, comingUp, type Need } from '../../../../src/domain/events/attention.ts';

const today = '2026-03-14';

const event = (id: string, changes: object = {}) =>
  readStaffEvent(id, {
    title: id,
    date: today,
    time: '19:00',
    location: 'Memorial Union',
    status: 'upcoming',
    registration: 'locked',
    showOnLandingPage: true,
    currentParticipants: 12,
    maxParticipants: 40,
    ...changes,
  });

function ready(events: readonly ReturnType<typeof event>[], changes: object = {}): Next {
  const known = { today, results: new Set<string>(), formless: new Set<string>() };
  return {
    status: 'ready',
    ...comingUp(events, today),
    needs: attention(events, known),
    more: false,
    unanswered: 0,
    fromCache: false,
    unknown: false,
    waiting: new Set(),
    ...changes,
  };
}

function Address() {
  const { pathname, search } = useLocation();
  return <p data-testid="address">{pathname + search}</p>;
}

function draw(next: Next, chosen: Need | '' = '') {
  render(
    <MemoryRouter initialEntries={['/admin/events?status=active']}>
      <NextStrip next={next} today={today} chosen={chosen} />
      <Address />
    </MemoryRouter>,
  );
}

const strip = () => screen.getByRole('region', { name: 'Today and this week' });
const address = () => screen.getByTestId('address').textContent;

afterEach(() => vi.restoreAllMocks());

test('today comes with its door, the week without; each leads to its page', () => {
  draw(
    ready([
      event('Tonight Cup'),
      event('Friday Cup', { date: '2026-03-20', time: '', location: '', maxParticipants: null }),
      event('Far Cup', { date: '2026-03-21' }),
    ]),
  );
  const links = within(strip())
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['Tonight, 7:00 PMTonight Cup12/40Memorial Union', '/admin/events/Tonight%20Cup'],
    ['Door of Tonight Cup', '/admin/events/Tonight%20Cup/participants'],
    ['Tables of Tonight Cup', '/admin/events/Tonight%20Cup/tables'],
    ['Fri, Mar 20Friday Cup12/∞No place', '/admin/events/Friday%20Cup'],
    ['No place 1', '/admin/events?needs=place'],
  ]);
});

test('of many events the first are shown, and the list has them all', () => {
  const many = Array.from({ length: 20 }, (_, index) =>
    event(`${index}`, { date: index < 7 ? today : '2026-03-16' }),
  );
  draw(ready(many));
  expect(screen.getAllByRole('link', { name: /^Door/ })).toHaveLength(5);
  expect(screen.getByRole('link', { name: 'All 7 today' }).getAttribute('href')).toBe(
    '/admin/events?dates=today',
  );
  expect(screen.getByRole('link', { name: 'All of this week' }).getAttribute('href')).toBe(
    '/admin/events?dates=week',
  );
});

test('a need filters the list, and pressing it again shows everything', async () => {
  const user = userEvent.setup();
  const lacking = ready([
    event('A', { date: null }),
    event('B', { date: null }),
    event('C', { registration: 'none' }),
  ]);
  draw(lacking, 'form');
  const needs = screen.getByRole('navigation', { name: 'Needs attention within 60 days' });
  expect(
    within(needs)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['No date 2', 'No form 1 (show all events)', 'No password 1']);
  const [noDate, noForm] = within(needs).getAllByRole('link');
  expect(noForm?.getAttribute('aria-current')).toBe('true');
  if (!noDate || !noForm) throw new Error('The links are missing.');
  await user.click(noDate);
  expect(address()).toBe('/admin/events?needs=date');
  await user.click(noForm);
  expect(address()).toBe('/admin/events');
});

test('a need that was met stays while the list is filtered by it', () => {
  draw(ready([event('A')]), 'place');
  expect(screen.getByRole('link', { name: 'No place 0 (show all events)' })).toBeTruthy();
});

test('numbers of a part of the events say so', () => {
  draw(ready([event('A', { location: '' })], { more: true }));
  expect(screen.getByRole('link', { name: 'No place 1+' })).toBeTruthy();
});

test('nothing next, and nothing to do, take a line each', () => {
  draw(ready([]));
  expect(screen.getByText('Nothing today or this week.')).toBeTruthy();
  expect(screen.getByText('Nothing needs attention within 60 days.')).toBeTruthy();
  expect(within(strip()).queryByRole('link')).toBeNull();
});

test('a week without an event today says so', () => {
  draw(ready([event('A', { date: '2026-03-15' })]));
  expect(screen.getByText('Nothing today.')).toBeTruthy();
  expect(screen.queryByRole('link', { name: /Door/ })).toBeNull();
});

test('while it loads, and what the browser alone does not know, is no answer yet', () => {
  draw({ status: 'loading' });
  expect(screen.getByRole('status').textContent).toBe("Loading today's events...");
});

test('offline, events that are not on the device are not called none', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  draw(ready([], { fromCache: true, unknown: true }));
  expect(screen.getByText("You're offline, and today's events aren't on this device yet.")).toBeTruthy();
  expect(screen.queryByText(/^Nothing/)).toBeNull();
});

test('a failure offers to try again', async () => {
  const retry = vi.fn();
  draw({ status: 'error', retry });
  expect(screen.getByRole('alert').textContent).toContain("Failed to load what's next.");
  await userEvent.setup().click(screen.getByRole('button', { name: 'Retry' }));
  expect(retry).toHaveBeenCalledOnce();
});

test('requests that nobody has answered for a week are named, and lead to those that are pending', () => {
  draw(ready([], { unanswered: 3 }));
  const link = screen.getByRole('link', { name: 'Request unanswered for a week 3' });
  expect(link.getAttribute('href')).toBe('/admin/requests?status=pending');
  expect(screen.queryByText(/^Nothing needs attention/)).toBeNull();
});

test('of many requests only some are counted', () => {
  draw(ready([], { unanswered: 21 }));
  expect(screen.getByRole('link', { name: 'Request unanswered for a week 20+' })).toBeTruthy();
});
