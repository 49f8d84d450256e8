import { daysLater } from '../daysLater.ts';
import type { Fraternity } from '../readFraternity.ts';
import type { Channel, Outcome, OutreachInput } from './outreachSchema.ts';
import type { OutreachEntry } from './readOutreachEntry.ts';

/** The step that usually follows, and how many days later. */
const steps: Record<Outcome, readonly [step: string, days: number] | null> = {
  'no answer': ['Call again', 1],
  'left a message': ['Call again', 3],
  'message sent': ['Look for an answer', 3],
  talked: ['Follow up', 7],
  interested: ['Send the details', 1],
  'not interested': null,
};

/** What to do next after a contact, as a proposal; `today` is 'YYYY-MM-DD'. */
export function proposedStep(
  outcome: Outcome,
  today: string,
): { nextStep: string; nextStepOn: string | null } {
  const step = steps[outcome];
  return step
    ? { nextStep: step[0], nextStepOn: daysLater(today, step[1]) }
    : { nextStep: '', nextStepOn: null };
}

/** The outcomes that a channel can have, the likeliest first. */
export function outcomesOf(channel: Channel): readonly Outcome[] {
  const talk = ['talked', 'interested', 'not interested'] as const;
  if (channel === 'call') return ['no answer', 'left a message', ...talk];
  return channel === 'in person' ? talk : ['message sent', ...talk];
}

/** Whether both sides spoke, so that whoever it was is still the right person. */
export function hasReached(outcome: Outcome): boolean {
  return outcome === 'talked' || outcome === 'interested' || outcome === 'not interested';
}

/** The outreach status a fraternity has after a contact (specification 4); it never falls back. */
export function statusAfter(status: string, outcome: Outcome): string {
  const known = ['outreached', 'in contact', 'scheduled', 'scheduling'].includes(status);
  if (hasReached(outcome)) return status === 'scheduled' || status === 'scheduling' ? status : 'in contact';
  return known ? status : 'outreached';
}

/** The fields of a fraternity that change with an entry of its log, made at `at` on the day `today`. */
export function fraternityAfter(before: Fraternity, entry: OutreachInput, at: Date, today: string) {
  const { role, outcome, nextStep, nextStepOn } = entry;
  const status = statusAfter(before.status, outcome);
  const last = before.lastContactAt && before.lastContactAt > at ? before.lastContactAt : at;
  return {
    lastContactAt: last,
    quietSince: last,
    nextStep,
    nextStepOn,
    ...(status === before.status ? {} : { status }),
    ...(role === 'other' ? {} : { [`${role}Contacted`]: true }),
    ...(role !== 'other' && hasReached(outcome) ? { [`${role}ConfirmedOn`]: today } : {}),
  };
}

/**
 * The fields of a fraternity that change when the newest entry of its log is taken back; `before`: the entry below it. The
 * step it promised goes, and what was planned before it comes back, unless somebody has changed the plan since. Status and
 * contacts stay: nobody knows what they would be.
 */
export function fraternityWithout(
  fraternity: Fraternity,
  taken: OutreachEntry,
  before: OutreachEntry | null,
) {
  const last = before?.at ?? null;
  const planned = (step: { nextStepOn: string | null }) => step.nextStepOn !== null;
  const unchanged = fraternity.nextStep === taken.nextStep && planned(fraternity) === planned(taken);
  return {
    lastContactAt: last,
    quietSince: last ?? fraternity.createdAt,
    ...(unchanged && { nextStep: before?.nextStep ?? '', nextStepOn: before?.nextStepOn ?? null }),
  };
}
