import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { calendarDay } from '../../src/domain/calendarDay.ts';
import { longDate } from '../../src/domain/longDate.ts';
import { moment } from '../../src/domain/moment.ts';
import { shortDate } from '../../src/domain/shortDate.ts';

// From the first to the last zone of the world, and one whose clocks change at midnight.
const zones: [string, number][] = [
  [['UTC', 0], 0],
  [['Pacific/Kiritimati', -840], -840],
  [['Pacific/Pago_Pago', 660], 660],
  [['America/Los_Angeles', 480], 480],
  [['America/Havana', 300], 300],
  [['Asia/Kolkata', -330], -330],
];

describe.each(zones)('in the zone %s', (zone, offset) => {
  const home = process.env.TZ;
  beforeEach(() => {
    process.env.TZ = zone;
  });
  afterEach(() => {
    if (home === undefined) delete process.env.TZ;
    else process.env.TZ = home;
  });

  test('a written day is that day', () => {
    expect(new Date(2026, 2, 1).getTimezoneOffset()).toBe(offset);
    expect(calendarDay('2026-03-01')).toBe('2026-03-01');
    expect(calendarDay('2026-03-01T00:00:00.000Z')).toBe('2026-03-01');
    expect(calendarDay('3/1/2026')).toBe('2026-03-01');
    expect(calendarDay('March 1, 2026')).toBe('2026-03-01');
    expect(shortDate('2026-03-01')).toBe('03/01/26');
    expect(longDate('2026-03-01')).toBe('Sunday, March 1, 2026');
  });

  test('a moment is its local day', () => {
    const evening = new Date(2026, 2, 1, 23, 30);
    expect(calendarDay(evening)).toBe('2026-03-01');
    expect(calendarDay({ seconds: evening.getTime() / 1000, nanoseconds: 0 })).toBe('2026-03-01');
    expect(calendarDay(new Date(2026, 2, 1, 0, 0))).toBe('2026-03-01');
  });

  test('every day of two centuries is read and shown as written', () => {
    const days = fc.date({ min: new Date('1900-01-01'), max: new Date('2099-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(days, (date) => {
        const day = date.toISOString().slice(0, 10);
        expect(calendarDay(day)).toBe(day);
        expect(shortDate(day)).toBe(`${day.slice(5, 7)}/${day.slice(8)}/${day.slice(2, 4)}`);
        expect(longDate(day)).toMatch(new RegExp(` ${Number(day.slice(8))}, ${day.slice(0, 4)}$`));
      }),
    );
  });
});

test.each([
  ['2026-3-4', '2026-03-04'],
  [' 2026-03-04 ', '2026-03-04'],
  ['2026-03-04 19:00', '2026-03-04'],
  ['03/04/26', '2026-03-04'],
  ['Friday, March 6th, 2026', '2026-03-06'],
  ['Sep. 9 2026', '2026-09-09'],
  ['2026-02-30', null],
  ['13/13/2026', null],
  ['TBD', null],
  ['Spring 2026', null],
  ['2026', null],
  ['20260304', null],
  ['', null],
  [null, null],
  [undefined, null],
  [{}, null],
  [new Date(Number.NaN), null],
  [true, null],
])('%j is the day %j', (stored, day) => {
  expect(calendarDay(stored)).toBe(day);
});

test('a moment is read from all its stored shapes', () => {
  const date = new Date('2026-03-04T05:06:07.089Z');
  const seconds = Math.floor(date.getTime() / 1000);
  expect(moment(date)).toEqual(date);
  expect(moment({ seconds, nanoseconds: 89_000_000 })).toEqual(date);
  expect(moment(date.getTime())).toEqual(date);
  expect(moment(seconds)).toEqual(new Date(seconds * 1000));
  expect(moment(date.toISOString())).toEqual(date);
  expect([null, undefined, '', 'soon', {}, { seconds: 'x' }, Number.NaN].map(moment)).toEqual(
    Array(7).fill(null),
  );
});
