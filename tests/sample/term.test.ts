import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { eveningsAround, isEvening } from '../../sample/term.ts';

const day = fc
  .date({ min: new Date('2024-01-01'), max: new Date('2035-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const weekdayOf = (date: string) => new Date(`${date}T12:00:00Z`).getUTCDay();

test('a tournament is played on a Thursday, Friday or Saturday in term', () => {
  fc.assert(
    fc.property(day, (date) => {
      fc.pre(isEvening(date));
      expect([4, 5, 6]).toContain(weekdayOf(date));
      expect(date.slice(5) >= '01-15' && date.slice(5) <= '12-06').toBe(true);
      expect(date.slice(5) <= '05-02' || date.slice(5) >= '08-27').toBe(true);
    }),
    { numRuns: 2000 },
  );
});

test.each([
  ['an ordinary Thursday', '2026-09-17', true],
  ['an ordinary Monday', '2026-09-14', false],
  ['Saturday before Labor Day', '2026-09-05', false],
  ['Thanksgiving', '2026-11-26', false],
  ['Saturday after Thanksgiving', '2026-11-28', false],
  ['Thanksgiving of another year', '2029-11-22', false],
  ['the Thursday after Thanksgiving week', '2026-12-03', true],
  ['finals', '2026-12-11', false],
  ['Christmas Eve', '2026-12-24', false],
  ['New Year', '2027-01-01', false],
  ['Saturday before Martin Luther King Day', '2027-01-16', false],
  ['spring break', '2027-03-12', false],
  ['Good Friday', '2027-03-26', false],
  ['Saturday before Easter', '2030-04-20', false],
  ['the Friday after Easter', '2027-04-02', true],
  ['Veterans Day on a Thursday', '2027-11-11', false],
  ['July 4', '2026-07-04', false],
  ['summer', '2026-07-16', false],
])('%s, %s: %s', (_, date, played) => {
  expect(isEvening(date)).toBe(played);
});

test('evening 0 is today or the next one; they are in order and none is left out', () => {
  fc.assert(
    fc.property(day, (today) => {
      const evening = eveningsAround(today);
      expect(evening(0) >= today).toBe(true);
      expect(evening(-1) < today).toBe(true);
      expect(isEvening(today)).toBe(evening(0) === today);
      for (const place of [-3, -1, 0, 4]) expect(evening(place) < evening(place + 1)).toBe(true);
    }),
    { numRuns: 50 },
  );
});
