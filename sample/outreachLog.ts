import type { Stored, StoredDocument } from '../scripts/firestoreRest.ts';
import { readFraternity } from '../src/domain/fraternities/fraternity.ts';
import { hasReached } from '../src/domain/outreach/afterContact.ts';
import { listFields } from '../src/domain/outreach/listFields.ts';
import { STORIES, type StoryContact } from './data/stories.ts';
import { addDays, momentOn, workday, workdayBefore } from './days.ts';
import type { World } from './lists.ts';
import { type Random, randomFrom } from './random.ts';

/** Who calls for the tour. */
export const CALLERS = ['Dana', 'Marcus', 'Priya'];

/** A contact of the log and its day. */
type Told = StoryContact & { day: string; nextStepOn: string | null };

/**
 * Returns the fraternity with the state of its outreach, and its log: empty for those that need to be
 * reached; for the others a story of the last weeks in which each contact is the next step of the one before.
 * The last one's next step is the fraternity's, or none.
 */
export function withOutreach(fraternity: StoredDocument, { today }: World): StoredDocument[] {
  // Each has its own random source, so that the rest of the sample does not change.
  const random = randomFrom(
    [...fraternity.path].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) | 0, 7),
  );
  const { status, createdAt, rushChairName, presidentName, philanthropyName } = fraternity.fields;
  const log = story(String(status), today, random);
  const [first, last] = [log[0], log.at(-1)];
  const created = first ? earlier(createdAt, momentOn(workdayBefore(addDays(first.day, -3)), 15)) : createdAt;
  const reached = log.findLast(({ outcome }) => hasReached(outcome));
  const fields: Record<string, Stored> = {
    ...fraternity.fields,
    createdAt: created ?? null,
    ...(rushChairName !== '' && { rushChairContacted: log.length > 0 }),
    rushChairConfirmedOn: rushChairName ? (reached?.day ?? confirmedOn(today, random)) : null,
    lastContactAt: last ? instantOf(last) : null,
    nextStep: last?.nextStep ?? '',
    nextStepOn: last?.nextStepOn ?? null,
    presidentConfirmedOn: presidentName ? confirmedOn(today, random) : null,
    philanthropyConfirmedOn: philanthropyName ? confirmedOn(today, random) : null,
    declinedOn: reached?.outcome === 'not interested' ? reached.day : null,
  };
  const owner = log.length > 0 && random.chance(60) ? random.pick(CALLERS) : '';
  const entries = log.map((told, index) =>
    entry(
      `${fraternity.path}/outreach/entry-${index + 1}`,
      told,
      rushChairName,
      owner || random.pick(CALLERS),
    ),
  );
  const listed = listFields(readFraternity('', { ...fields, owner }));
  return [{ path: fraternity.path, fields: { ...fields, ...listed } }, ...entries];
}

/** Returns the contacts of a story that fits the status; three in ten end with a next step around today. */
function story(status: string, today: string, random: Random): Told[] {
  const fitting = STORIES.filter((one) => one.status === status);
  if (fitting.length === 0) return [];
  const { contacts } = random.pick(fitting);
  const isOpen = random.chance(30);
  const due = workday(addDays(today, random.whole(-3, 5)));
  const latest = addDays(today, isOpen ? -1 : -random.whole(8, 45));
  const told: Told[] = [];
  // From the last contact back to the first.
  for (const [index, contact] of [...contacts.entries()].reverse()) {
    const next = told[0];
    const plannedFor = next?.day ?? (isOpen && contact.nextStep !== '' ? due : null);
    const wanted = plannedFor ? addDays(plannedFor, -contact.days) : latest;
    const day = workdayBefore(wanted < today ? wanted : latest);
    const isLast = index === contacts.length - 1;
    const hasStep = plannedFor !== null;
    told.unshift({
      ...contact,
      day,
      nextStep: hasStep || !isLast ? contact.nextStep : '',
      nextStepOn: plannedFor,
    });
  }
  return told;
}

/** Returns the day a contact was last confirmed: this term, or in the year before. */
function confirmedOn(today: string, random: Random): string {
  return workdayBefore(addDays(today, -(random.chance(60) ? random.whole(5, 60) : random.whole(61, 400))));
}

function earlier(stored: Stored | undefined, limit: Date): Date {
  return stored instanceof Date && stored < limit ? stored : limit;
}

/** Returns a time in the afternoon of a contact's day, the same for the same contact. */
function instantOf({ day, note, days }: Told): Date {
  return momentOn(day, 17 + ((note.length + days) % 6));
}

function entry(path: string, told: Told, rushChair: Stored | undefined, by: string): StoredDocument {
  const { channel, outcome, note, nextStep, nextStepOn } = told;
  const at = instantOf(told);
  const person = typeof rushChair === 'string' ? rushChair : '';
  const role = person ? 'rushChair' : 'other';
  return {
    path,
    fields: { at, role, person, channel, outcome, note, nextStep, nextStepOn, by, createdAt: at },
  };
}
