import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DataError } from '../../../src/data/errors.ts';
import type { Cursor } from '../../../src/data/listQuery.ts';
import type { Page } from '../../../src/data/site/visitorReads.ts';
import type { EventStatus } from '../../../src/domain/events/eventStatus.ts';
import { readEvent } from '../../../src/domain/events/readEvent.ts';
import type { TourEvent } from '../../../src/domain/events/tourEvent.ts';
import { Component as EventsPage } from '../../../src/site/events/EventsPage.tsx';
import { lastSeen } from '../../../src/site/routing/lastSeen.ts';
import { pagedList } from '../../../src/site/routing/publicList.ts';
import { anEvent } from '../../domain/calendar/anEvent.ts';
import { answers, press, Visited, visit } from '../visit.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 2, 1, 12) });
});

afterEach(() => {
  vi.useRealTimers();
});

const failed = 'Failed to load events. Please try again later.';
const unreachable = new DataError('unreachable');

afterEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
});

const on = (date: string, fields: Partial<TourEvent> = {}) =>
  anEvent({ id: date, title: date, date, sortDate: `${date}T19:00`, ...fields });

type Given = { status?: EventStatus; fetch: (after?: Cursor) => Promise<Page<TourEvent>> };

/** The page of one status, whose Retry asks again. */
function Events({ status = 'upcoming', fetch }: Given) {
  const load = () => Promise.resolve({ status, list: pagedList(fetch, lastSeen('events', readEvent)) });
  return <Visited Page={EventsPage} load={load} />;
}

const titles = () =>
  screen.queryAllByRole('article').map((card) => within(card).getByRole('heading').textContent);

test('in a list of what is to come a night whose day is past stands last and has no Enter', async () => {
  const server = answers<Page<TourEvent>>();
  await visit(<Events fetch={server.ask} />);
  await server.give({ items: [on('2026-02-20'), on('2026-03-08')], next: null });
  expect(titles()).toEqual(['2026-03-08', '2026-02-20']);
  expect(screen.queryByRole('button', { name: 'Enter 2026-02-20' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Completed' }).hasAttribute('disabled')).toBe(true);
});

test('a list says that it loads, then shows its events in the order of their days', async () => {
  const server = answers<Page<TourEvent>>();
  await visit(<Events fetch={server.ask} />);
  const list = screen.getByRole('region', { name: 'Upcoming Events' });
  expect(within(list).getByText('Loading events...').getAttribute('role')).toBe('status');
  expect(list.getAttribute('aria-busy')).toBe('true');
  const someday = on('2026-01-01', { title: 'Someday', date: null, sortDate: '9999-12-31' });
  await server.give({ items: [on('2026-05-01'), someday, on('2026-03-01')], next: null });
  expect(titles()).toEqual(['2026-03-01', '2026-05-01', 'Someday']);
  expect(screen.queryByText('Loading events...')).toBeNull();
  expect(list.getAttribute('aria-busy')).toBe('false');
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Upcoming Events');
  expect(screen.getByText('Join the action at our upcoming tournaments')).toBeTruthy();
  expect(document.title).toMatch(/^Upcoming Events \|/);
});

test('a phone reads day with weekday and the phase, both in words', async () => {
  const server = answers<Page<TourEvent>>();
  await visit(<Events fetch={server.ask} />);
  const full = { maxParticipants: 40, currentParticipants: 40, time: '19:00' };
  await server.give({ items: [on('2026-03-01', { time: '20:00' }), on('2026-03-08', full)], next: null });
  const [tonight, week] = screen.getAllByRole('article').map((card) => within(card));
  expect(tonight?.getByText('Tonight, 8:00 PM')).toBeTruthy();
  expect(tonight?.getByText('Today')).toBeTruthy();
  expect(week?.getByText('Sun, Mar 8, 7:00 PM')).toBeTruthy();
  expect(week?.getByText('Sun, 03/08/26 @ 7:00 PM')).toBeTruthy();
  expect(week?.getByText('Full')).toBeTruthy();
});

test('completed events come newest first, and cannot be entered', async () => {
  const server = answers<Page<TourEvent>>();
  await visit(<Events status="completed" fetch={server.ask} />);
  const done = { status: 'completed' };
  await server.give({ items: [on('2024-01-01', done), on('2025-01-01', done)], next: null });
  expect(titles()).toEqual(['2025-01-01', '2024-01-01']);
  for (const button of screen.getAllByRole('button', { name: 'Completed' }))
    expect(button.hasAttribute('disabled')).toBe(true);
});

test('the list that is shown is marked among its sisters', async () => {
  await visit(<Events status="active" fetch={answers<Page<TourEvent>>().ask} />);
  const lists = within(screen.getByRole('navigation', { name: 'Lists' })).getAllByRole('link');
  expect(lists.map((link) => [link.textContent, link.getAttribute('aria-current')])).toEqual([
    ['Upcoming', null],
    ['Active', 'page'],
    ['Scheduled', null],
    ['Completed', null],
  ]);
});

test('an empty list says so, and how to have a tournament', async () => {
  const server = answers<Page<TourEvent>>();
  await visit(<Events status="active" fetch={server.ask} />);
  await server.give({ items: [], next: null });
  expect(screen.getByRole('heading', { name: 'No active events found' })).toBeTruthy();
  await userEvent.click(screen.getByRole('link', { name: 'Bring the tour to your school' }));
  expect(screen.getByTestId('address').textContent).toBe('/?request=open');
  expect(screen.queryByText(failed)).toBeNull();
});

test('an address of no list leads home', async () => {
  await visit(<EventsPage data={Promise.resolve(null)} reload={() => {}} />, '/events/previous');
  expect(screen.getByTestId('address').textContent).toBe('/');
});

test('a failure is told alone; Retry keeps the focus in the list and brings it', async () => {
  const server = answers<Page<TourEvent>>();
  await visit(<Events fetch={server.ask} />);
  await server.fail(unreachable);
  expect(screen.getByText(failed).getAttribute('role')).toBe('alert');
  expect(screen.queryByText('No upcoming events found')).toBeNull();
  await press('Retry');
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Upcoming Events' }));
  await server.give({ items: [on('2026-03-01')], next: null });
  expect(titles()).toEqual(['2026-03-01']);
  expect(screen.queryByText(failed)).toBeNull();
});

test('a list that failed asks again by itself when the network is back', async () => {
  const server = answers<Page<TourEvent>>();
  await visit(<Events fetch={server.ask} />);
  await server.fail(unreachable);
  await act(async () => void dispatchEvent(new Event('online')));
  await server.give({ items: [on('2026-03-01')], next: null });
  expect(titles()).toEqual(['2026-03-01']);
});

test('without an answer the list is shown as it was last seen, with the time, and Retry asks again', async () => {
  lastSeen('events', readEvent).keep([on('2026-03-01')]);
  const server = answers<Page<TourEvent>>();
  await visit(<Events fetch={server.ask} />);
  await server.fail(unreachable);
  expect(titles()).toEqual(['2026-03-01']);
  expect(screen.queryByText(failed)).toBeNull();
  const note = /^We can't reach the tour right now\. Showing the list as of /;
  expect(screen.getByText(note)).toBeTruthy();
  await press('Retry');
  await server.give({ items: [on('2026-04-01')], next: null });
  expect(titles()).toEqual(['2026-04-01']);
  expect(screen.queryByText(note)).toBeNull();
});

test('what was last seen does not stand in for a list that the server refuses', async () => {
  lastSeen('events', readEvent).keep([on('2026-03-01')]);
  const server = answers<Page<TourEvent>>();
  await visit(<Events fetch={server.ask} />);
  await server.fail(new DataError('broken'));
  expect(titles()).toEqual([]);
  expect(screen.getByText(failed)).toBeTruthy();
});

test('sorting by school stands in the address and asks for nothing anew', async () => {
  const user = userEvent.setup();
  const items = [on('2026-03-01', { collegeName: 'Yale' }), on('2026-04-01', { collegeName: 'Brown' })];
  const fetch = vi.fn(() => Promise.resolve({ items, next: null }));
  await visit(<Events fetch={fetch} />, '/events/upcoming');
  expect(titles()).toEqual(['2026-03-01', '2026-04-01']);
  await user.selectOptions(screen.getByLabelText('Sort by'), 'School Name');
  expect(titles()).toEqual(['2026-04-01', '2026-03-01']);
  expect(screen.getByTestId('address').textContent).toMatch(/\?sort=school$/);
  await press('Back in the browser');
  expect(titles()).toEqual(['2026-03-01', '2026-04-01']);
  await user.selectOptions(screen.getByLabelText('Sort by'), 'School Name');
  await user.selectOptions(screen.getByLabelText('Sort by'), 'Date');
  expect(titles()).toEqual(['2026-03-01', '2026-04-01']);
  expect(screen.getByTestId('address').textContent).not.toContain('?');
  expect(fetch).toHaveBeenCalledOnce();
});

test('an address sorts the list from the start', async () => {
  const items = [on('2026-03-01', { collegeName: 'Yale' }), on('2026-04-01', { collegeName: 'Brown' })];
  await visit(<Events fetch={() => Promise.resolve({ items, next: null })} />, '/?sort=school');
  expect(titles()).toEqual(['2026-04-01', '2026-03-01']);
});

test('Show more asks behind the last event; a failure keeps what is there, and Retry goes on', async () => {
  const server = answers<Page<TourEvent>>();
  const asked: (Cursor | undefined)[] = [];
  const fetch = (after?: Cursor) => {
    asked.push(after);
    return server.ask();
  };
  await visit(<Events fetch={fetch} />);
  const next = { sortDate: '2026-03-01T19:00', id: '2026-03-01' };
  await server.give({ items: [on('2026-03-01')], next });
  await press('Show more');
  expect(screen.getByText('Loading more...')).toBeTruthy();
  await server.fail(unreachable);
  const rest = "Couldn't load more. Please try again.";
  expect(screen.getByText(rest)).toBeTruthy();
  expect(titles()).toEqual(['2026-03-01']);
  await press('Retry');
  await server.give({ items: [on('2026-04-01')], next: null });
  expect(titles()).toEqual(['2026-03-01', '2026-04-01']);
  expect(asked).toEqual([undefined, next, next]);
  expect(screen.queryByText(rest)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  // The button is gone; the keyboard goes on with what is new.
  const [, second] = screen.getAllByRole('article');
  expect(document.activeElement?.contains(second ?? null)).toBe(true);
});

test('who reads elsewhere when the next page comes keeps the focus', async () => {
  const server = answers<Page<TourEvent>>();
  await visit(<Events fetch={server.ask} />);
  await server.give({ items: [on('2026-03-01')], next: { sortDate: '', id: '' } });
  await press('Show more');
  const sort = screen.getByLabelText('Sort by');
  sort.focus();
  await server.give({ items: [on('2026-04-01')], next: null });
  expect(titles()).toEqual(['2026-03-01', '2026-04-01']);
  expect(document.activeElement).toBe(sort);
});
