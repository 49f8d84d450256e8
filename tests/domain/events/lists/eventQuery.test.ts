import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  arranged,
  eventOrders,
  eventQuery,
  rangeOf,
  readDates,
  readSort,
} from '../../../../src/domain/events/lists/eventQuery.ts';
import { readEvent } from '../../../../src/domain/events/readEvent.ts';

const today = '2026-03-14';
const all = { status: '', dates: '', sort: '' } as const;

test.each([
  ['today', '2026-03-14', '2026-03-14'],
  ['week', '2026-03-14', '2026-03-20'],
  ['month', '2026-03-01', '2026-03-31'],
  ['later', '2026-03-14', ''],
  ['past', '', '2026-03-13'],
  ['2026-04-01..2026-04-30', '2026-04-01', '2026-04-30'],
  ['2026-04-01..', '2026-04-01', ''],
  ['..2026-04-30', '', '2026-04-30'],
  ['', '', ''],
])('the dates %j are the days from %j to %j', (dates, from, to) => {
  expect(readDates(dates)).toBe(dates);
  expect(rangeOf(dates, today)).toEqual({ from, to });
});

test.each(['..', 'tomorrow', '2026-02-30..', '2026-3-1..', 'a..b', '2026-04-01', '2026-04-01..2026-04-02..'])(
  'the dates %j are none',
  (dates) => {
    expect(readDates(dates)).toBe('');
  },
);

describe('the order', () => {
  test('is newest first, and soonest first from a day on', () => {
    expect(eventQuery(all, today)).toEqual({ status: '', from: '', to: '', by: 'date', direction: 'desc' });
    expect(eventQuery({ ...all, dates: 'later' }, today)).toMatchObject({ by: 'date', direction: 'asc' });
    expect(eventQuery({ ...all, dates: 'past' }, today)).toMatchObject({ by: 'date', direction: 'desc' });
  });

  test('is that of the address, but days are listed by date', () => {
    expect(eventQuery({ ...all, sort: '-title' }, today)).toMatchObject({ by: 'title', direction: 'desc' });
    expect(eventQuery({ ...all, sort: 'college', dates: 'today' }, today)).toMatchObject({ by: 'date' });
    expect(eventQuery({ ...all, sort: '-date', dates: 'later' }, today)).toMatchObject({ direction: 'desc' });
    expect(eventOrders.map((order) => readSort(`-${order}`))).toEqual(
      eventOrders.map((order) => `-${order}`),
    );
    expect(readSort('--date')).toBe('');
    expect(readSort('size')).toBe('');
  });
});

describe('events that are here already', () => {
  const event = (id: string, date: string | null, changes: object = {}) =>
    readEvent(id, { title: id, date, status: 'upcoming', ...changes });
  const events = [
    event('b', '2026-03-14', { currentParticipants: 3, collegeName: 'Yale' }),
    event('a', '2026-03-20', { currentParticipants: 9, collegeName: 'Brown', status: 'active' }),
    event('c', null, { currentParticipants: 1 }),
  ];
  const ids = (asked: Partial<Parameters<typeof eventQuery>[0]>) =>
    arranged(events, eventQuery({ ...all, ...asked }, today)).map(({ id }) => id);

  test('are filtered and sorted as the server would', () => {
    expect(ids({})).toEqual(['c', 'a', 'b']);
    expect(ids({ dates: 'later' })).toEqual(['b', 'a']);
    expect(ids({ dates: 'today' })).toEqual(['b']);
    expect(ids({ dates: '..2026-03-20' })).toEqual(['a', 'b']);
    expect(ids({ status: 'active' })).toEqual(['a']);
    expect(ids({ sort: 'title' })).toEqual(['a', 'b', 'c']);
    expect(ids({ sort: '-participants' })).toEqual(['a', 'b', 'c']);
    expect(ids({ sort: 'college' })).toEqual(['c', 'a', 'b']);
    expect(ids({ sort: 'status' })).toEqual(['a', 'b', 'c']);
  });

  test('the other direction is the same list backwards', () => {
    fc.assert(
      fc.property(fc.constantFrom(...eventOrders), fc.shuffledSubarray(events), (by, some) => {
        const up = arranged(some, { status: '', from: '', to: '', by, direction: 'asc' });
        const down = arranged(some, { status: '', from: '', to: '', by, direction: 'desc' });
        expect(down).toEqual(up.toReversed());
      }),
    );
  });
});
