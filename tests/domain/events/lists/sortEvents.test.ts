import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { schoolName } from '../../../../src/domain/colleges/schoolName.ts';
import { type SortBy, sortEvents } from '../../../../src/domain/events/lists/sortEvents.ts';
import { parseClock, sortKey } from '../../../../src/domain/time/parse.ts';

test.each([
  ['2026-03-14', '19:00', '2026-03-14T19:00'],
  ['2026-03-14', '7 PM doors', '2026-03-14T19:00'],
  ['2026-03-14', 'after the game', '2026-03-14T23:59'],
  ['2026-03-14', '', '2026-03-14T23:59'],
  [null, '19:00', '9999-12-31'],
])('the day %j at %j sorts as %s', (date, time, key) => {
  expect(sortKey(date, time)).toBe(key);
});

test.each([
  ['7pm', '19:00'],
  ['12 AM', '00:00'],
  ['12:15 p.m.', '12:15'],
  ['9:05', '09:05'],
  ['19:00:00', '19:00'],
  ['7', null],
  ['25:00', null],
  ['13 PM', null],
  ['7:75', null],
  ['TBD', null],
])('%j is %j on the clock', (text, time) => {
  expect(parseClock(text)).toBe(time);
});

test('a school is the college, or the title before a dash, or the location', () => {
  expect(schoolName({ collegeName: 'Purdue', title: 'A - B', location: 'C' })).toBe('Purdue');
  expect(schoolName({ collegeName: '', title: 'Nebraska - Sigma Chi', location: 'C' })).toBe('Nebraska');
  expect(schoolName({ collegeName: '', title: 'Winston-Salem – Finals', location: 'C' })).toBe(
    'Winston-Salem',
  );
  expect(schoolName({ collegeName: '', title: '', location: 'Lincoln, NE' })).toBe('Lincoln, NE');
});

function event(id: string, day: string | null, collegeName = '') {
  return { id, sortDate: sortKey(day, '19:00'), collegeName, title: '', location: '' };
}
const ids = (list: { id: string }[]) => list.map(({ id }) => id).join(' ');

describe('order', () => {
  const list = [
    event('none', null, 'alpha'),
    event('may', '2026-05-01', 'Zeta'),
    event('march', '2026-03-01', 'Álamo'),
  ];

  test('by date, a missing one last ascending and first descending', () => {
    expect(ids(sortEvents(list, 'date'))).toBe('march may none');
    expect(ids(sortEvents(list, 'date', 'desc'))).toBe('none may march');
  });

  test('by school from A to Z whatever the direction, without a name last', () => {
    const more = [...list, event('nameless', '2026-01-01')];
    expect(ids(sortEvents(more, 'school'))).toBe('march none may nameless');
    expect(ids(sortEvents(more, 'school', 'desc'))).toBe('march none may nameless');
  });

  test('within one school by date', () => {
    const same = [event('b', '2026-05-01', 'X'), event('a', '2026-03-01', 'x')];
    expect(ids(sortEvents(same, 'school'))).toBe('a b');
    expect(ids(sortEvents(same, 'school', 'desc'))).toBe('b a');
  });
});

test('sorting keeps every event, leaves the given list alone, and does not depend on its order', () => {
  const day = fc.constantFrom('2026-03-01', '2026-05-01', '2027-01-01', null);
  const school = fc.constantFrom('', 'A', 'a', 'B', 'É');
  const events = fc.uniqueArray(fc.tuple(fc.string(), day, school), { selector: ([id]) => id });
  fc.assert(
    fc.property(events, fc.constantFrom<SortBy>('date', 'school'), (given, by) => {
      const list = given.map(([id, date, name]) => event(id, date, name));
      const before = structuredClone(list);
      const sorted = sortEvents(list, by);
      expect(list).toEqual(before);
      expect(new Set(sorted)).toEqual(new Set(list));
      expect(sortEvents([...list].reverse(), by)).toEqual(sorted);
    }),
  );
});
