import {
  collection,
  collectionGroup,
  doc,
  endAt,
  getDocFromCache,
  getDocFromServer,
  getDocsFromCache,
  getDocsFromServer,
  limit,
  orderBy,
  query,
  where,
} from 'firebase/firestore';
import {
  type Change,
  deleting,
  fieldGone,
  serverNow,
  setting,
  updating,
} from '../../../domain/changes/change.ts';
import { type Fraternity, readFraternity } from '../../../domain/fraternities/fraternity.ts';
import { outreachStatuses } from '../../../domain/fraternities/fraternitySchema.ts';
import {
  fraternityAfter,
  fraternityUndone,
  fraternityWithout,
} from '../../../domain/outreach/afterContact.ts';
import type { HeldRole } from '../../../domain/outreach/contacts.ts';
import { type OutreachEntry, readOutreachEntry } from '../../../domain/outreach/outreachEntry.ts';
import type { OutreachInput } from '../../../domain/outreach/outreachSchema.ts';
import { localDay } from '../../../domain/time/parse.ts';
import { DataError, withTimeout } from '../../errors.ts';
import { fraternityRef, type PlacedFraternity, readPlaced } from '../fraternities.ts';
import { type PagedList, pagedQuery } from '../reads/pagedList.ts';
import { readFound } from '../reads/watch.ts';
import { staffDatabase } from '../session/staffDatabase.ts';

const size = 25;

/**
 * Returns the fraternities whose next step is due on `today` ('YYYY-MM-DD') or overdue, the longest overdue
 * first. Rows are keyed by their paths.
 */
export function dueBy(today: string): PagedList<PlacedFraternity> {
  return pagedQuery({
    first: () =>
      query(
        collectionGroup(staffDatabase, 'fraternities'),
        where('nextStepOn', '<=', today),
        orderBy('nextStepOn'),
      ),
    size,
    orderedBy: 'nextStepOn',
    convert: readPlaced,
    key: (found) => found.ref.path,
  });
}

/**
 * Returns the fraternities that have been quiet since before `before`, the longest first. Rows are keyed by
 * their paths.
 */
export function quietSince(before: Date): PagedList<PlacedFraternity> {
  return pagedQuery({
    first: () =>
      query(
        collectionGroup(staffDatabase, 'fraternities'),
        where('status', 'in', ['outreached', 'in contact']),
        orderBy('quietSince'),
        endAt(before),
      ),
    size,
    orderedBy: 'quietSince',
    convert: readPlaced,
    key: (found) => found.ref.path,
  });
}

/**
 * Returns the fraternities whose contact of a role was last confirmed before `day` ('YYYY-MM-DD'), the oldest
 * first. Rows are keyed by their paths.
 */
export function confirmedBefore(role: HeldRole, day: string): PagedList<PlacedFraternity> {
  const field = `${role}ConfirmedOn`;
  return pagedQuery({
    first: () =>
      query(collectionGroup(staffDatabase, 'fraternities'), where(field, '<', day), orderBy(field)),
    size,
    orderedBy: field,
    convert: readPlaced,
    key: (found) => found.ref.path,
  });
}

/** Returns the outreach log of a fraternity, newest first, 20 per page. */
export function outreachLog(collegeId: string, fraternityId: string): PagedList<OutreachEntry> {
  return pagedQuery({
    first: () => query(collection(fraternityRef(collegeId, fraternityId), 'outreach'), orderBy('at', 'desc')),
    size: 20,
    orderedBy: 'at',
    convert: (found) => readFound(found, readOutreachEntry),
  });
}

/** The location of a log entry, and its fraternity before the entry. */
export type Logged = {
  collegeId: string;
  before: Fraternity;
  entryId: string;
  input: OutreachInput;
  at: Date;
};

/** Returns a contact that is about to be logged, with the current time. */
export function newContact(collegeId: string, before: Fraternity, input: OutreachInput): Logged {
  const log = collection(fraternityRef(collegeId, before.id), 'outreach');
  return { collegeId, before, entryId: doc(log).id, input, at: new Date() };
}

/** Writes a contact to the log and the resulting fields to its fraternity, in one batch. */
export function logContact({ collegeId, before, entryId, input, at }: Logged): Change {
  const fraternity = fraternityRef(collegeId, before.id).path;
  const entry = `${fraternity}/outreach/${entryId}`;
  return {
    writes: [
      setting(entry, { ...input, at, createdAt: serverNow }),
      updating(fraternity, stored(fraternityAfter(before, input, at, localDay(at)))),
    ],
    needless: [{ path: entry, exists: true }],
  };
}

/**
 * Removes a contact from the log again and restores its fraternity, in one batch, except for what a colleague
 * has logged or changed since. Without a network this browser's data counts.
 */
export async function unlogContact(logged: Logged): Promise<Change> {
  const ref = fraternityRef(logged.collegeId, logged.before.id);
  const log = query(collection(ref, 'outreach'), orderBy('at', 'desc'), limit(2));
  const [found, newest] = await Promise.all([
    freshest(
      () => getDocFromServer(ref),
      () => getDocFromCache(ref),
    ),
    freshest(
      () => getDocsFromServer(log),
      () => getDocsFromCache(log),
    ),
  ]);
  const below = newest.docs.find(({ id }) => id !== logged.entryId);
  const changes = fraternityUndone(
    logged,
    readFound(found, readFraternity),
    below ? readFound(below, readOutreachEntry) : null,
  );
  const taking = deleting(`${ref.path}/outreach/${logged.entryId}`);
  const changed = Object.keys(changes).length > 0;
  return { writes: changed ? [taking, updating(ref.path, stored(changes))] : [taking] };
}

/** Returns the server's data or, without an answer, this browser's. */
function freshest<T>(server: () => Promise<T>, cache: () => Promise<T>): Promise<T> {
  return navigator.onLine ? withTimeout(server(), 3_000).catch(cache) : cache();
}

/** Returns fields of a fraternity as they are written: a missing `quietSince` or status deletes the field. */
function stored({ quietSince, status, ...fields }: Partial<Fraternity>) {
  const known = outreachStatuses.some((one) => one === status);
  return {
    ...fields,
    ...(quietSince !== undefined && { quietSince: quietSince ?? fieldGone }),
    ...(status !== undefined && (known || status === '') && { status: status || fieldGone }),
  };
}

/**
 * Removes an entry from the log, however old. `before`: the entry below it when it is the newest, null when
 * it is the only one; the fraternity then takes its fields from that entry, in the same batch.
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
  return { writes: [taking, updating(path, stored(fraternityWithout(fraternity, taken, before)))] };
}

/** Moves the next step of a fraternity to a day; null removes it. */
export function moveStep(collegeId: string, fraternityId: string, nextStepOn: string | null): Change {
  return { writes: [updating(fraternityRef(collegeId, fraternityId).path, movedStep(nextStepOn))] };
}

/** Returns the fields that moving the next step to a day writes. */
export function movedStep(nextStepOn: string | null) {
  return nextStepOn === null ? { nextStep: '', nextStepOn } : { nextStepOn };
}

/**
 * Restores fields of a fraternity to `before`, unless they no longer hold what this browser `wrote`. Without
 * a network this browser's data counts. @throws DataError 'conflict' when someone has changed them
 */
export async function restoreFields(
  collegeId: string,
  before: Fraternity,
  wrote: Partial<Fraternity>,
): Promise<Change> {
  const ref = fraternityRef(collegeId, before.id);
  const found = await freshest(
    () => getDocFromServer(ref),
    () => getDocFromCache(ref),
  );
  const now = new Map<string, unknown>(Object.entries(readFraternity(before.id, found.data())));
  const had = new Map<string, unknown>(Object.entries(before));
  if (Object.entries(wrote).some(([field, value]) => now.get(field) !== value))
    throw new DataError('conflict');
  const fields = Object.fromEntries(Object.keys(wrote).map((field) => [field, had.get(field)]));
  return { writes: [updating(ref.path, fields)] };
}

/** Records that a contact is still the right person, on this day ('YYYY-MM-DD'). */
export function confirmContact(
  collegeId: string,
  fraternityId: string,
  role: HeldRole,
  today: string,
): Change {
  const { path } = fraternityRef(collegeId, fraternityId);
  return { writes: [updating(path, { [`${role}ConfirmedOn`]: today })] };
}
