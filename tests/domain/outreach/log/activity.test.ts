import fc from 'fast-check';
import { expect, test } from 'vitest';
import { activity, activityDays, answerRate } from '../../../../src/domain/outreach/log/activity.ts';
import { channels, outcomes } from '../../../../src/domain/outreach/outreachSchema.ts';
import { addDays, noonOf } from '../../../../src/domain/time/day.ts';

const today = '2026-11-20';
const call = (days: number, outcome: string, by = 'Ann', channel = 'call') => ({
  ...{ outcome, by, channel },
  at: noonOf(addDays(today, -days)),
});

test('calls are counted by day and by caller, the busiest first, with those that were answered', () => {
  const found = activity(
    [
      call(0, 'no answer', 'Bo'),
      call(0, 'talked', 'Bo'),
      call(0, 'not interested', 'Ann'),
      call(13, 'interested', 'Bo'),
      call(14, 'talked', 'Bo'),
      call(-1, 'talked', 'Bo'),
      call(1, 'message sent', 'Ann', 'text'),
      { ...call(0, 'talked'), at: null },
    ],
    today,
  );
  expect(found).toMatchObject({ calls: 4, answered: 3, others: 1 });
  expect(found.days.at(-1)).toEqual({ day: today, calls: 3, answered: 2 });
  expect(found.days[0]).toEqual({ day: '2026-11-07', calls: 1, answered: 1 });
  expect(found.callers).toEqual([
    { name: 'Bo', calls: 3, answered: 2 },
    { name: 'Ann', calls: 1, answered: 1 },
  ]);
});

test('the answer rate is in whole percent, and there is none without a call', () => {
  expect(answerRate({ calls: 3, answered: 2 })).toBe(67);
  expect(answerRate({ calls: 4, answered: 0 })).toBe(0);
  expect(answerRate({ calls: 0, answered: 0 })).toBeNull();
});

const entry = fc.record({
  channel: fc.constantFrom(...channels),
  outcome: fc.constantFrom<string>(...outcomes, '', 'nonsense'),
  by: fc.constantFrom('', 'Ann', 'Bo', 'toString'),
  at: fc.option(fc.integer({ min: -20, max: 20 }).map((days) => noonOf(addDays(today, days)))),
});

test('whatever was logged: days and callers have the same calls, none lost and none twice', () => {
  fc.assert(
    fc.property(fc.array(entry, { maxLength: 60 }), (entries) => {
      const found = activity(entries, today);
      expect(found.days.map(({ day }) => day)).toEqual(
        Array.from({ length: activityDays }, (_, at) => addDays(today, at - activityDays + 1)),
      );
      for (const list of [found.days, found.callers]) {
        expect(list.reduce((sum, { calls }) => sum + calls, 0)).toBe(found.calls);
        expect(list.reduce((sum, { answered }) => sum + answered, 0)).toBe(found.answered);
        for (const { calls, answered } of list) expect(answered).toBeLessThanOrEqual(calls);
      }
      const first = noonOf(addDays(today, 1 - activityDays));
      const inside = entries.filter(({ at }) => at && at >= first && at <= noonOf(today));
      expect(found.calls + found.others).toBe(inside.length);
      expect(found.calls).toBe(inside.filter(({ channel }) => channel === 'call').length);
      expect(activity(entries.toReversed(), today)).toEqual(found);
    }),
  );
});
