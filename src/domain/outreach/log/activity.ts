import { addDays } from '../../time/day.ts';
import { localDay } from '../../time/parse.ts';
import { hasReached } from '../afterContact.ts';
import type { OutreachEntry } from '../outreachEntry.ts';
import { outcomes } from '../outreachSchema.ts';

/** The number of days that the picture of the activity shows, today among them. */
export const activityDays = 14;

/** The number of log entries that are read for it at most. */
export const mostActivity = 1000;

/** Calls, and those of them that were answered. */
export type Calls = { calls: number; answered: number };
/** The contacts of two weeks, by day from the oldest and by caller from the busiest. */
export type Activity = Calls & {
  days: readonly (Calls & { day: string })[];
  callers: readonly (Calls & { name: string })[];
  /** Contacts of other kinds: texts, emails and so on. */
  others: number;
};

type Logged = Pick<OutreachEntry, 'at' | 'channel' | 'outcome' | 'by'>;

/** Returns what was done in the two weeks up to `today`, 'YYYY-MM-DD'; entries of other days don't count. */
export function activity(entries: readonly Logged[], today: string): Activity {
  const days = new Map(
    Array.from({ length: activityDays }, (_, at): [string, Calls] => [
      addDays(today, at - activityDays + 1),
      none,
    ]),
  );
  const callers = new Map<string, Calls>();
  let others = 0;
  for (const entry of entries) {
    const day = entry.at ? localDay(entry.at) : '';
    const before = days.get(day);
    if (!before) continue;
    if (entry.channel !== 'call') {
      others += 1;
      continue;
    }
    days.set(day, plus(before, entry));
    callers.set(entry.by, plus(callers.get(entry.by) ?? none, entry));
  }
  const perDay = [...days].map(([day, counts]) => ({ day, ...counts }));
  return {
    calls: sumOf(perDay, 'calls'),
    answered: sumOf(perDay, 'answered'),
    days: perDay,
    callers: [...callers]
      .map(([name, counts]) => ({ name, ...counts }))
      .toSorted((a, b) => b.calls - a.calls || a.name.localeCompare(b.name)),
    others,
  };
}

/** Returns the answered part of calls in whole percent, null without a call. */
export function answerRate({ calls, answered }: Calls): number | null {
  return calls === 0 ? null : Math.round((100 * answered) / calls);
}

const none: Calls = { calls: 0, answered: 0 };

function plus({ calls, answered }: Calls, entry: Logged): Calls {
  return { calls: calls + 1, answered: answered + (isAnswer(entry.outcome) ? 1 : 0) };
}

function isAnswer(outcome: string): boolean {
  const known = outcomes.find((one) => one === outcome);
  return known !== undefined && hasReached(known);
}

function sumOf(list: readonly Calls[], name: keyof Calls): number {
  return list.reduce((sum, each) => sum + each[name], 0);
}
