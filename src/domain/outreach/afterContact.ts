import { daysLater } from '../daysLater.ts';
import type { Fraternity } from '../readFraternity.ts';
import type { Channel, Outcome, OutreachInput } from './outreachSchema.ts';

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
