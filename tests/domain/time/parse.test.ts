import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { parseDay, parseInstant } from '../../../src/domain/time/parse.ts';

// From the first to the last zone of the world, and one whose clocks change at midnight. Minutes behind UTC.
const zones = {
  UTC: 0,
  'Pacific/Kiritimati': -840,
  'Pacific/Pago_Pago': 660,
  'America/Los_Angeles': 480,
  'America/Havana': 300,
  'Asia/Kolkata': -330,
};

test('in every zone a written day is that day and a moment its local day', { timeout: 60_000 }, async () => {
  const program = ['--import', 'tsx', 'tests/domain/time/daysInZones.ts', ...Object.keys(zones)];
  const { stdout } = await promisify(execFile)(process.execPath, program);
  const expected = Object.entries(zones).map(([zone, offset]) => [
    zone,
    {
      offset,
      written: Array(4).fill('2026-03-01'),
      moments: Array(3).fill('2026-03-01'),
      long: 'Sunday, March 1, 2026',
      wrongDays: [],
      wrongSteps: [],
    },
  ]);
  expect(JSON.parse(stdout)).toEqual(Object.fromEntries(expected));
});

test.each([
  ['2026-3-4', '2026-03-04'],
  [' 2026-03-04 ', '2026-03-04'],
  ['2026-03-04 19:00', '2026-03-04'],
  ['03/04/26', '2026-03-04'],
  ['Friday, March 6th, 2026', '2026-03-06'],
  ['Sep. 9 2026', '2026-09-09'],
  ['0100-01-01', '0100-01-01'],
  ['0099-12-31', null],
  ['9998-12-31', '9998-12-31'],
  ['9999-01-01', null],
  ['9999-12-31', null],
  ['12/31/9999', null],
  ['10000-01-01', null],
  [new Date(9998, 11, 31), '9998-12-31'],
  [new Date(9999, 0, 1), null],
  [new Date(9999, 11, 31), null],
  [new Date(10_000, 5, 1), null],
  [new Date(99, 0, 1).setFullYear(99), null],
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
  expect(parseDay(stored)).toBe(day);
});

test('a moment is read from all its stored shapes', () => {
  const date = new Date('2026-03-04T05:06:07.089Z');
  const seconds = Math.floor(date.getTime() / 1000);
  expect(parseInstant(date)).toEqual(date);
  expect(parseInstant({ seconds, nanoseconds: 89_000_000 })).toEqual(date);
  expect(parseInstant(date.getTime())).toEqual(date);
  expect(parseInstant(seconds)).toEqual(new Date(seconds * 1000));
  expect(parseInstant(date.toISOString())).toEqual(date);
  expect([null, undefined, '', 'soon', {}, { seconds: 'x' }, Number.NaN].map(parseInstant)).toEqual(
    Array(7).fill(null),
  );
});
