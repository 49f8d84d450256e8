import type { Fraternity } from '../fraternities/fraternity.ts';
import { addDays } from '../time/day.ts';
import { localDay } from '../time/parse.ts';
import type { OutreachEntry } from './outreachEntry.ts';
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
    ? { nextStep: step[0], nextStepOn: addDays(today, step[1]) }
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

/**
 * The outreach status a fraternity has after a contact (specification 4); it never falls back. A No moves
 * nobody to 'in contact': it only counts as reaching out.
 */
export function statusAfter(status: string, outcome: Outcome): string {
  const known = ['outreached', 'in contact', 'scheduled', 'scheduling'].includes(status);
  if (!hasReached(outcome) || outcome === 'not interested') return known ? status : 'outreached';
  return status === 'scheduled' || status === 'scheduling' ? status : 'in contact';
}

/**
 * The fields of a fraternity that change with an entry of its log, made at `at` on the day `today`.
 * `quietSince` is null after a No: nobody waits for a fraternity that has declined, so it isn't in "Gone
 * quiet".
 */
export function fraternityAfter(before: Fraternity, entry: OutreachInput, at: Date, today: string) {
  const { role, outcome, nextStep, nextStepOn } = entry;
  const status = statusAfter(before.status, outcome);
  const later = before.lastContactAt && before.lastContactAt > at ? before.lastContactAt : null;
  return {
    lastContactAt: later ?? at,
    quietSince: later ? before.quietSince : quietAfter({ at, outcome }),
    nextStep,
    nextStepOn,
    ...(status === before.status ? {} : { status }),
    ...(role === 'other' ? {} : { [`${role}Contacted`]: true }),
    ...(role !== 'other' && hasReached(outcome) ? { [`${role}ConfirmedOn`]: today } : {}),
  };
}

/** What the log says that a fraternity says too. */
type Told = Pick<OutreachEntry, 'at' | 'outcome' | 'nextStep' | 'nextStepOn'>;

/**
 * The fields of a fraternity that change when the newest entry of its log is deleted; `before`: the entry
 * below it. The step it promised goes, and what was planned before it comes back, unless somebody has changed
 * the plan since. Status and contacts stay: nobody knows what they would be.
 */
export function fraternityWithout(fraternity: Fraternity, taken: Told, before: Told | null) {
  const planned = (step: { nextStepOn: string | null }) => step.nextStepOn !== null;
  const unchanged = fraternity.nextStep === taken.nextStep && planned(fraternity) === planned(taken);
  return {
    lastContactAt: before?.at ?? null,
    quietSince: before?.at ? quietAfter(before) : fraternity.createdAt,
    ...(unchanged && { nextStep: before?.nextStep ?? '', nextStepOn: before?.nextStepOn ?? null }),
  };
}

/**
 * The fields of a fraternity that change when a contact that was just logged is undone. `before`: the
 * fraternity as it was when the contact was logged, `now`: as it is, `below`: the newest of the other
 * entries. What a colleague has logged or changed in between stays.
 */
export function fraternityUndone(
  { before, input, at }: { before: Fraternity; input: OutreachInput; at: Date },
  now: Fraternity,
  below: OutreachEntry | null,
): Partial<Fraternity> {
  if (now.lastContactAt?.getTime() !== at.getTime() || (below?.at && below.at >= at)) return {};
  const wrote = new Map<string, unknown>(Object.entries(fraternityAfter(before, input, at, localDay(at))));
  const stands = (name: keyof Fraternity) => wrote.has(name) && wrote.get(name) === now[name];
  const byHand = Object.fromEntries(
    byContact.filter(stands).map((name): [string, unknown] => [name, before[name]]),
  );
  const isOlder = below?.at && before.lastContactAt && below.at > before.lastContactAt;
  if (isOlder || (below && !before.lastContactAt))
    return { ...byHand, ...fraternityWithout(now, { ...input, at }, below) };
  const stepStands = now.nextStep === input.nextStep && now.nextStepOn === input.nextStepOn;
  const { lastContactAt, quietSince, nextStep, nextStepOn } = before;
  return { ...byHand, lastContactAt, quietSince, ...(stepStands && { nextStep, nextStepOn }) };
}

/** What a contact changes besides the moment of the contact and the next step. */
const byContact = [
  'status',
  'rushChairContacted',
  'rushChairConfirmedOn',
  'presidentContacted',
  'presidentConfirmedOn',
  'philanthropyContacted',
  'philanthropyConfirmedOn',
] as const;

function quietAfter({ at, outcome }: { at: Date | null; outcome: string }): Date | null {
  return outcome === 'not interested' ? null : at;
}
