import type { Fraternity } from '../fraternities/fraternity.ts';
import { addDays } from '../time/day.ts';
import { localDay } from '../time/parse.ts';
import type { OutreachEntry } from './outreachEntry.ts';
import type { Channel, Outcome, OutreachInput } from './outreachSchema.ts';

/** The usual next step after an outcome, and its number of days. */
const steps: Record<Outcome, readonly [step: string, days: number] | null> = {
  'no answer': ['Call again', 1],
  'left a message': ['Call again', 3],
  'message sent': ['Look for an answer', 3],
  talked: ['Follow up', 7],
  interested: ['Send the details', 1],
  'not interested': null,
};

/** Returns the proposed next step after a contact; `today` is 'YYYY-MM-DD'. */
export function proposedStep(
  outcome: Outcome,
  today: string,
): { nextStep: string; nextStepOn: string | null } {
  const step = steps[outcome];
  return step
    ? { nextStep: step[0], nextStepOn: addDays(today, step[1]) }
    : { nextStep: '', nextStepOn: null };
}

/** Returns the possible outcomes of a channel, the likeliest first. */
export function outcomesOf(channel: Channel): readonly Outcome[] {
  const talk = ['talked', 'interested', 'not interested'] as const;
  if (channel === 'call') return ['no answer', 'left a message', ...talk];
  return channel === 'in person' ? talk : ['message sent', ...talk];
}

/** Whether the two sides spoke, which confirms that the contact is still the right person. */
export function hasReached(outcome: Outcome): boolean {
  return outcome === 'talked' || outcome === 'interested' || outcome === 'not interested';
}

/**
 * Returns a fraternity's outreach status after a contact (specification 4); it never goes back. A No does not
 * lead to 'in contact': it only counts as reaching out.
 */
export function statusAfter(status: string, outcome: Outcome): string {
  const known = ['outreached', 'in contact', 'scheduled', 'scheduling'].includes(status);
  if (!hasReached(outcome) || outcome === 'not interested') return known ? status : 'outreached';
  return status === 'scheduled' || status === 'scheduling' ? status : 'in contact';
}

/**
 * Returns the fields of a fraternity that change with a log entry, made at `at` on the day `today`.
 * `quietSince` is null after a No: a fraternity that declined isn't in "Gone quiet".
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

/** The fields of a log entry that its fraternity repeats. */
type Told = Pick<OutreachEntry, 'at' | 'outcome' | 'nextStep' | 'nextStepOn'>;

/**
 * Returns the fields of a fraternity that change when the newest entry of its log is deleted; `before` is the
 * entry below it. The step it set is removed and the plan before it comes back, unless someone has changed
 * the plan since. Status and contacts stay, because their earlier values are unknown.
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
 * Returns the fields of a fraternity that change when a contact that was just logged is undone. `before`: the
 * fraternity when the contact was logged, `now`: the current one, `below`: the newest of the other entries.
 * Changes that a colleague made in between stay.
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

/** The fields a contact changes besides the time of the contact and the next step. */
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
