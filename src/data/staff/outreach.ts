import { collection, collectionGroup, doc, endAt, limit, orderBy, query, where } from 'firebase/firestore';
import { type Change, deleting, fieldGone, serverNow, setting, updating } from '../../domain/change.ts';
import { outreachStatuses } from '../../domain/fraternitySchema.ts';
import { localDay } from '../../domain/localDay.ts';
import { fraternityAfter, fraternityWithout } from '../../domain/outreach/afterContact.ts';
import type { HeldRole } from '../../domain/outreach/contacts.ts';
import type { OutreachInput } from '../../domain/outreach/outreachSchema.ts';
import { type OutreachEntry, readOutreachEntry } from '../../domain/outreach/readOutreachEntry.ts';
import type { Fraternity } from '../../domain/readFraternity.ts';
import { fraternityRef, type PlacedFraternity, readPlaced } from './fraternities.ts';
import { type PagedList, pagedQuery } from './pagedList.ts';
import { staffDatabase } from './staffDatabase.ts';
import { readFound } from './watch.ts';

const size = 25;

/** The fraternities whose next step is due on `today` ('YYYY-MM-DD') or overdue, the longest overdue first. Rows are told apart by their paths. */
export function dueBy(today: string): PagedList<PlacedFraternity> {
  return pagedQuery({
    first: () =>
      query(
        collectionGroup(staffDatabase, 'fraternities'),
        where('nextStepOn', '<=', today),
        orderBy('nextStepOn'),
        limit(size),
      ),
    size,
    orderedBy: 'nextStepOn',
    convert: readPlaced,
    key: (found) => found.ref.path,
  });
}

/** The fraternities one has begun to talk to and not talked to since `before`, the longest quiet first. Rows as above. */
export function quietSince(before: Date): PagedList<PlacedFraternity> {
  return pagedQuery({
    first: () =>
      query(
        collectionGroup(staffDatabase, 'fraternities'),
        where('status', 'in', ['outreached', 'in contact']),
        orderBy('quietSince'),
        endAt(before),
        limit(size),
      ),
    size,
    orderedBy: 'quietSince',
    convert: readPlaced,
    key: (found) => found.ref.path,
  });
}

/** The fraternities whose contact of a role was last confirmed before `day` ('YYYY-MM-DD'), the oldest first. Rows as above. */
export function confirmedBefore(role: HeldRole, day: string): PagedList<PlacedFraternity> {
  const field = `${role}ConfirmedOn`;
  return pagedQuery({
    first: () =>
      query(
        collectionGroup(staffDatabase, 'fraternities'),
        where(field, '<', day),
        orderBy(field),
        limit(size),
      ),
    size,
    orderedBy: field,
    convert: readPlaced,
    key: (found) => found.ref.path,
  });
}

/** What was logged of a fraternity, newest first, 20 a page. */
export function outreachLog(collegeId: string, fraternityId: string): PagedList<OutreachEntry> {
  return pagedQuery({
    first: () =>
      query(collection(fraternityRef(collegeId, fraternityId), 'outreach'), orderBy('at', 'desc'), limit(20)),
    size: 20,
    orderedBy: 'at',
    convert: (found) => readFound(found, readOutreachEntry),
  });
}

/** Where an entry of the log is, and what its fraternity was before. */
export type Logged = {
  collegeId: string;
  before: Fraternity;
  entryId: string;
  input: OutreachInput;
  at: Date;
};

/** A contact that is about to be logged, made now. */
export function newContact(collegeId: string, before: Fraternity, input: OutreachInput): Logged {
  const log = collection(fraternityRef(collegeId, before.id), 'outreach');
  return { collegeId, before, entryId: doc(log).id, input, at: new Date() };
}

/** Writes a contact into the log and what follows from it into its fraternity, in one batch. */
export function logContact({ collegeId, before, entryId, input, at }: Logged): Change {
  const fraternity = fraternityRef(collegeId, before.id).path;
  const entry = `${fraternity}/outreach/${entryId}`;
  return {
    writes: [
      setting(entry, { ...input, at, createdAt: serverNow }),
      updating(fraternity, fraternityAfter(before, input, at, localDay(at))),
    ],
    needless: [{ path: entry, exists: true }],
  };
}

/** Takes a contact out of the log again and gives its fraternity back what it had, in one batch. */
export function unlogContact({ collegeId, before, entryId, input, at }: Logged): Change {
  const fraternity = fraternityRef(collegeId, before.id).path;
  const had = new Map<string, unknown>(Object.entries(before));
  const changed = Object.keys(fraternityAfter(before, input, at, localDay(at)));
  const restored = changed.flatMap((field) => {
    const value = had.get(field);
    if (field === 'status' && !outreachStatuses.some((status) => status === value))
      return value === '' ? [[field, fieldGone]] : [];
    return [[field, field === 'quietSince' && value === null ? fieldGone : value]];
  });
  return {
    writes: [
      deleting(`${fraternity}/outreach/${entryId}`),
      updating(fraternity, Object.fromEntries(restored)),
    ],
  };
}

/**
 * Takes an entry out of the log, however old. `before`: the entry below it when it is the newest, null when it is the only
 * one; its fraternity then says what that entry says, in the same batch.
 */
export function takeBackEntry(
  collegeId: string,
  fraternity: Fraternity,
  taken: OutreachEntry,
  before: OutreachEntry | null | undefined,
): Change {
  const { path } = fraternityRef(collegeId, fraternity.id);
  const taking = deleting(`${path}/outreach/${taken.id}`);
  if (before === undefined) return { writes: [taking] };
  const { quietSince, ...fields } = fraternityWithout(fraternity, taken, before);
  return { writes: [taking, updating(path, { ...fields, quietSince: quietSince ?? fieldGone })] };
}

/** Puts off the next step of a fraternity to a day; null: there is none any more. */
export function moveStep(collegeId: string, fraternityId: string, nextStepOn: string | null): Change {
  const fields = nextStepOn === null ? { nextStep: '', nextStepOn } : { nextStepOn };
  return { writes: [updating(fraternityRef(collegeId, fraternityId).path, fields)] };
}

/** Notes that a contact is still the right person, on this day ('YYYY-MM-DD'). */
export function confirmContact(
  collegeId: string,
  fraternityId: string,
  role: HeldRole,
  today: string,
): Change {
  const { path } = fraternityRef(collegeId, fraternityId);
  return { writes: [updating(path, { [`${role}ConfirmedOn`]: today })] };
}
