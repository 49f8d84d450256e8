import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { monthName, spokenDay } from '../../../src/domain/calendar/calendarWords.ts';
import { dayAfterKey, weeksOf } from '../../../src/domain/calendar/monthGrid.ts';
import { addDays, daysOf, monthOf, monthsLater } from '../../../src/domain/time/day.ts';
import { formatDayLong } from '../../../src/domain/time/format.ts';
import { parseMonth } from '../../../src/domain/time/parse.ts';

const aDay = fc.integer({ min: 0, max: 36_000 }).map((days) => addDays('2000-06-01', days));
const aMonth = aDay.map(monthOf);

describe('spokenDate', () => {
  test.each([
    ['2023-03-03', 'Friday March 3rd'],
    ['2026-11-21', 'Saturday November 21st'],
    ['2026-11-22', 'Sunday November 22nd'],
    ['2026-11-11', 'Wednesday November 11th'],
    ['2026-11-12', 'Thursday November 12th'],
    ['2026-11-13', 'Friday November 13th'],
    ['2024-02-29', 'Thursday February 29th'],
    ['2026-12-31', 'Thursday December 31st'],
    [null, 'TBD'],
    ['soon', 'TBD'],
  ])('%s is said %s', (day, words) => {
    expect(spokenDay(day)).toBe(words);
  });
});

describe('months', () => {
  test('only a month of this century counts', () => {
    expect(['2026-03', '2026-13', '2026-3', '1999-12', '', '2026-03-01'].map(parseMonth)).toEqual([
      '2026-03',
      null,
      null,
      null,
      null,
      null,
    ]);
    expect(monthName('2026-03')).toBe('March 2026');
    expect(monthsLater('2026-12', 1)).toBe('2027-01');
    expect(monthsLater('2026-01', -1)).toBe('2025-12');
    expect(daysOf('2024-02')).toEqual({ first: '2024-02-01', last: '2024-02-29' });
  });

  test('weeks are seven days from Sunday on, without a gap, and hold the month whole', () => {
    fc.assert(
      fc.property(aMonth, (month) => {
        const weeks = weeksOf(month);
        const days = weeks.flat();
        expect(
          weeks.every((week) => week.length === 7 && formatDayLong(week[0] ?? null).startsWith('Sunday')),
        ).toBe(true);
        for (const [index, day] of days.entries()) expect(day).toBe(addDays(days[0] ?? '', index));
        const { first, last } = daysOf(month);
        expect(weeks[0]).toContain(first);
        expect(weeks.at(-1)).toContain(last);
        expect(days.filter((day) => monthOf(day) === month)).toHaveLength(Number(last.slice(8)));
      }),
    );
  });
});

describe('walking through the days', () => {
  test.each([
    ['2026-03-31', 'ArrowRight', '2026-04-01'],
    ['2026-03-01', 'ArrowLeft', '2026-02-28'],
    ['2026-03-02', 'ArrowUp', '2026-02-23'],
    ['2026-03-18', 'Home', '2026-03-15'],
    ['2026-03-18', 'End', '2026-03-21'],
    ['2026-03-31', 'PageUp', '2026-02-28'],
    ['2026-01-31', 'PageDown', '2026-02-28'],
    ['2026-03-18', 'Enter', null],
    ['2026-03-18', 'constructor', null],
  ])('from %s by %s to %s', (day, key, next) => {
    expect(dayAfterKey(day, key)).toBe(next);
  });

  test('with Shift a page is a year', () => {
    expect(dayAfterKey('2024-02-29', 'PageDown', true)).toBe('2025-02-28');
    expect(dayAfterKey('2026-03-18', 'PageUp', true)).toBe('2025-03-18');
  });

  test('every step leads back, and a page stays on its month', () => {
    fc.assert(
      fc.property(aDay, (day) => {
        const back = (key: string, other: string) => dayAfterKey(dayAfterKey(day, key) ?? '', other);
        expect(back('ArrowLeft', 'ArrowRight')).toBe(day);
        expect(back('ArrowDown', 'ArrowUp')).toBe(day);
        expect(monthOf(dayAfterKey(day, 'PageDown') ?? '')).toBe(monthsLater(monthOf(day), 1));
        expect(monthOf(dayAfterKey(day, 'PageUp') ?? '')).toBe(monthsLater(monthOf(day), -1));
      }),
    );
  });
});
