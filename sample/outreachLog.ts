import type { Stored, StoredDocument } from '../scripts/firestoreRest.ts';
import { addDays, momentOn } from './days.ts';
import type { World } from './lists.ts';
import { type Random, randomFrom } from './random.ts';

const ENTRIES = [
  ['call', 'no answer', '', 'Call again'],
  ['call', 'left a message', 'Asked to call back.', 'Call again'],
  ['text', 'message sent', 'Sent the date and what it costs.', 'Look for an answer'],
  ['Instagram', 'message sent', '', 'Look for an answer'],
  ['call', 'talked', 'Wants to ask the chapter on Monday.', 'Follow up'],
  ['in person', 'interested', 'Met at the activities fair. Has a room for 80.', 'Send the details'],
] as const;

/**
 * Returns the fraternity with the state of its outreach, and its log: empty for those that need to be
 * reached, up to three contacts of the last weeks for the others, and for one in four a next step around
 * today.
 */
export function withOutreach(fraternity: StoredDocument, { today }: World): StoredDocument[] {
  // Each has its own random source, so that the rest of the sample does not change.
  const random = randomFrom(
    [...fraternity.path].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) | 0, 7),
  );
  const { status, createdAt, rushChairName, presidentName, philanthropyName } = fraternity.fields;
  const reached = status !== 'need to reach out' && random.chance(85);
  const days = reached ? daysOfContact(random) : [];
  const log = days.map((ago, index) =>
    entry(
      `${fraternity.path}/outreach/entry-${index + 1}`,
      addDays(today, -ago),
      String(rushChairName),
      random,
    ),
  );
  const last = log.at(-1)?.fields;
  const due = last && random.chance(25) ? addDays(today, random.whole(-3, 4)) : null;
  const fields: Record<string, Stored> = {
    ...fraternity.fields,
    rushChairConfirmedOn: confirmedOn(rushChairName, today, random),
    lastContactAt: last?.at ?? null,
    quietSince: last?.at ?? createdAt ?? null,
    nextStep: due ? (last?.nextStep ?? '') : '',
    nextStepOn: due,
    presidentConfirmedOn: confirmedOn(presidentName, today, random),
    philanthropyConfirmedOn: confirmedOn(philanthropyName, today, random),
  };
  return [{ path: fraternity.path, fields }, ...log];
}

/** Returns the day a contact was last confirmed: this term, or in the year before. */
function confirmedOn(name: Stored | undefined, today: string, random: Random): string | null {
  return name ? addDays(today, -(random.chance(60) ? random.whole(5, 60) : random.whole(61, 400))) : null;
}

/** Returns how many days ago each contact was, the oldest first. */
function daysOfContact(random: Random): number[] {
  return Array.from({ length: random.whole(1, 3) }, () => random.whole(1, 45)).sort((a, b) => b - a);
}

function entry(path: string, day: string, person: string, random: Random): StoredDocument {
  const [channel, outcome, note, nextStep] = random.pick(ENTRIES);
  const at = momentOn(day, random.whole(15, 23));
  const fields = {
    at,
    role: person ? 'rushChair' : 'other',
    person,
    channel,
    outcome,
    note,
    nextStep,
    nextStepOn: addDays(day, 3),
    createdAt: at,
  };
  return { path, fields };
}
