import type { Fraternity } from '../fraternities/fraternity.ts';
import { addDays } from '../time/day.ts';
import { localDay } from '../time/parse.ts';
import { knownOn } from './contacts.ts';
import type { OutreachEntry } from './outreachEntry.ts';
import type { Channel, Outcome, OutreachInput } from './outreachSchema.ts';

/** The usual next step after an outcome, and its number of days. */
const steps: Record<Outcome, readonly [step: string, days: number] | null> = {
  'no answer': ['Call again', 1],
  'left a message': ['Call again', 3],
  'message sent': ['Check for a reply', 3],
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
export function hasReached(outcome: string): boolean {
  return outcome === 'talked' || outcome === 'interested' || isNo(outcome);
}

const isNo = (outcome: string) => outcome === 'not interested';

/**
 * Returns a fraternity's outreach status after a contact (specification 4): it never goes back, and a No
 * leaves it.
 */
export function statusAfter(status: string, outcome: Outcome): string {
  if (isNo(outcome)) return status;
  const known = ['outreached', 'in contact', 'scheduled', 'scheduling'].includes(status);
  if (!hasReached(outcome)) return known ? status : 'outreached';
  return status === 'scheduled' || status === 'scheduling' ? status : 'in contact';
}

/**
 * Returns the fields of a fraternity that change with a log entry of a contact at `at`. A contact that is
 * older than the newest one changes neither the plan nor a No, and no contact makes a confirmation older.
 */
export function fraternityAfter(
  before: Fraternity,
  { role, outcome, nextStep, nextStepOn }: OutreachInput,
  at: Date,
): Partial<Fraternity> {
  const day = localDay(at);
  const isOlder = before.lastContactAt !== null && before.lastContactAt > at;
  const status = statusAfter(before.status, outcome);
  const declinedOn = declinedAfter(before.declinedOn, outcome, day);
  const confirms = role !== 'other' && hasReached(outcome) && (knownOn(before, role) ?? '') < day;
  return {
    ...(!isOlder && {
      lastContactAt: at,
      nextStep,
      nextStepOn,
      ...(declinedOn !== before.declinedOn && { declinedOn }),
    }),
    ...(status === before.status ? {} : { status }),
    ...(role === 'other' ? {} : { [`${role}Contacted`]: true }),
    ...(confirms ? { [`${role}ConfirmedOn`]: day } : {}),
  };
}

/** Returns the day of a No after a contact: talking to someone who isn't against it takes the No back. */
function declinedAfter(declinedOn: string | null, outcome: string, day: string): string | null {
  if (isNo(outcome)) return day;
  return hasReached(outcome) ? null : declinedOn;
}

/** Returns the fields of a fraternity that take back its No; the log keeps it. */
export function withoutNo(): Pick<Fraternity, 'declinedOn'> {
  return { declinedOn: null };
}

/** Returns the fields of a fraternity that says no on a day: nothing is planned with it any more. */
export function withNo(today: string): Pick<Fraternity, 'declinedOn' | 'nextStep' | 'nextStepOn'> {
  return { declinedOn: today, nextStep: '', nextStepOn: null };
}

/** The fields of a log entry that its fraternity repeats. */
type Told = Pick<OutreachEntry, 'at' | 'outcome' | 'nextStep' | 'nextStepOn'>;

/**
 * Returns the fields of a fraternity that change when the newest entry of its log is deleted; `below` is the
 * entry below it. The step it set is removed and the plan before it comes back, unless someone has changed
 * the plan since, and so does a No. Status and contacts stay, because their earlier values are unknown.
 */
export function fraternityWithout(
  fraternity: Fraternity,
  taken: Told,
  below: Told | null,
): Partial<Fraternity> {
  const planned = (step: { nextStepOn: string | null }) => step.nextStepOn !== null;
  const unchanged = fraternity.nextStep === taken.nextStep && planned(fraternity) === planned(taken);
  const declinedOn = declinedWithout(fraternity.declinedOn, taken, below);
  return {
    lastContactAt: below?.at ?? null,
    ...(declinedOn !== fraternity.declinedOn && { declinedOn }),
    ...(unchanged && { nextStep: below?.nextStep ?? '', nextStepOn: below?.nextStepOn ?? null }),
  };
}

/** Returns the day of a No without the entry that set or cleared it. */
function declinedWithout(declinedOn: string | null, taken: Told, below: Told | null): string | null {
  const set = taken.at && isNo(taken.outcome) ? localDay(taken.at) : null;
  if (!hasReached(taken.outcome) || declinedOn !== set) return declinedOn;
  return below?.at && isNo(below.outcome) ? localDay(below.at) : null;
}

/**
 * Returns the fields of a fraternity that change when a contact that was just logged is undone. `before`: the
 * fraternity when the contact was logged, `now`: the current one, `below`: the newest of the other entries,
 * undefined when it is unknown. Changes that a colleague made in between stay.
 */
export function fraternityUndone(
  { before, input, at }: { before: Fraternity; input: OutreachInput; at: Date },
  now: Fraternity,
  below: Told | null | undefined,
): Partial<Fraternity> {
  const after = fraternityAfter(before, input, at);
  const newest = 'lastContactAt' in after ? at : before.lastContactAt;
  // A colleague has logged a contact since, or deleted the newest entry, and that one counts.
  if (!isSame(now.lastContactAt, newest)) return {};
  const wrote = new Map<string, unknown>(Object.entries(after));
  const stands = (name: keyof Fraternity) => wrote.has(name) && wrote.get(name) === now[name];
  const restored = (names: readonly (keyof Fraternity)[]) =>
    Object.fromEntries(names.filter(stands).map((name): [string, unknown] => [name, before[name]]));
  if (newest !== at) return restored(byContact);
  if (below?.at && below.at >= at) return {};
  if (below !== undefined && !isSame(below?.at ?? null, before.lastContactAt))
    return { ...restored(byContact), ...fraternityWithout(now, { ...input, at }, below) };
  const stepStands = now.nextStep === input.nextStep && now.nextStepOn === input.nextStepOn;
  const { lastContactAt, nextStep, nextStepOn } = before;
  return {
    ...restored([...byContact, 'declinedOn']),
    lastContactAt,
    ...(stepStands && { nextStep, nextStepOn }),
  };
}

const isSame = (one: Date | null, other: Date | null) => one?.getTime() === other?.getTime();

/** The fields a contact changes besides its time, the next step, and a No. */
const byContact = [
  'status',
  'rushChairContacted',
  'rushChairConfirmedOn',
  'presidentContacted',
  'presidentConfirmedOn',
  'philanthropyContacted',
  'philanthropyConfirmedOn',
] as const;
