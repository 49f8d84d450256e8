import {
  collection,
  doc,
  getDocsFromCache,
  getDocsFromServer,
  limit,
  orderBy,
  query,
} from 'firebase/firestore';
import { type Change, deleting } from '../../../domain/changes/change.ts';
import type { Fraternity } from '../../../domain/fraternities/fraternity.ts';
import type { ChapterChanges } from '../../../domain/outreach/chapterWrites.ts';
import { type OutreachEntry, readOutreachEntry } from '../../../domain/outreach/outreachEntry.ts';
import type { OutreachInput } from '../../../domain/outreach/outreachSchema.ts';
import { DataError, withTimeout } from '../../errors.ts';
import { planned, timeoutOfMany } from '../changes/planned.ts';
import {
  changePlan,
  chapterPath,
  entryPath,
  type Logged,
  logPlan,
  type Placed,
  restorePlan,
  takeBackPlan,
  unlogPlan,
} from '../chapters/chapterPlans.ts';
import { fraternityRef, type PlacedFraternity } from '../fraternities.ts';
import { type PagedList, pagedQuery } from '../reads/pagedList.ts';
import { readFound } from '../reads/watch.ts';

export type { Logged } from '../chapters/chapterPlans.ts';

/** Returns the outreach log of a fraternity, newest first, 20 per page. */
export function outreachLog(collegeId: string, fraternityId: string): PagedList<OutreachEntry> {
  return pagedQuery({
    first: () => query(collection(fraternityRef(collegeId, fraternityId), 'outreach'), orderBy('at', 'desc')),
    size: 20,
    orderedBy: 'at',
    convert: (found) => readFound(found, readOutreachEntry),
  });
}

/** Returns a contact that is about to be logged, with the current time unless it was at another. */
export function newContact(
  collegeId: string,
  before: Fraternity,
  input: OutreachInput,
  at: Date = new Date(),
): Logged {
  const log = collection(fraternityRef(collegeId, before.id), 'outreach');
  return { collegeId, before, entryId: doc(log).id, input, at };
}

/** Writes a contact to the log and what follows from it to its fraternity, together. @throws DataError */
export async function logContact(logged: Logged): Promise<Change> {
  return { ...(await planned(logPlan(logged))), needless: [{ path: entryPath(logged), exists: true }] };
}

/**
 * Removes a contact from the log again and restores its fraternity, together, except for what a colleague has
 * logged or changed since. Without a network this browser's data counts.
 */
export async function unlogContact(logged: Logged): Promise<Change> {
  const ref = fraternityRef(logged.collegeId, logged.before.id);
  const log = query(collection(ref, 'outreach'), orderBy('at', 'desc'), limit(2));
  const answered = navigator.onLine
    ? await withTimeout(getDocsFromServer(log), 3_000).catch(() => null)
    : null;
  const { docs } = answered ?? (await getDocsFromCache(log));
  const other = docs.find(({ id }) => id !== logged.entryId);
  // What this browser remembers may lack entries.
  const below = other ? readFound(other, readOutreachEntry) : answered ? null : undefined;
  return planned(unlogPlan(logged, below));
}

/**
 * Removes an entry from the log, however old. `below`: the entry below it when it is the newest, null when
 * it is the only one; the fraternity then takes its fields from that entry. 'unknown' asks the server.
 * @throws DataError 'unreachable' when only the server knows that entry and there is no network
 */
export async function takeBackEntry(
  collegeId: string,
  fraternity: Fraternity,
  taken: OutreachEntry,
  below: OutreachEntry | null | undefined | 'unknown',
): Promise<Change> {
  if (below === 'unknown')
    return takeBackEntry(
      collegeId,
      fraternity,
      taken,
      await belowOnServer(collegeId, fraternity.id, taken.id),
    );
  if (below === undefined)
    return { writes: [deleting(`${chapterPath(collegeId, fraternity.id)}/outreach/${taken.id}`)] };
  return planned(takeBackPlan({ collegeId, fraternity }, taken, below));
}

/** Returns the entry below the newest one, undefined when another one is the newest. @throws DataError */
async function belowOnServer(
  collegeId: string,
  fraternityId: string,
  newestId: string,
): Promise<OutreachEntry | null | undefined> {
  if (!navigator.onLine) throw new DataError('unreachable');
  const log = collection(fraternityRef(collegeId, fraternityId), 'outreach');
  const { docs } = await withTimeout(getDocsFromServer(query(log, orderBy('at', 'desc'), limit(2))), 5_000);
  const [newest, below] = docs;
  if (newest?.id !== newestId) return undefined;
  return below ? readFound(below, readOutreachEntry) : null;
}

/**
 * Changes fields of a fraternity; `restoreFields` takes it back. Fails as 'conflict' when a colleague has
 * changed one of them since `before`, as far as this browser can know without a network; there the last
 * change wins. @throws DataError
 */
export function changeChapter(
  collegeId: string,
  before: Fraternity,
  changes: ChapterChanges,
): Promise<Change> {
  return planned(changePlan([{ collegeId, fraternity: before }], changes));
}

/** Changes the same fields of up to 100 chapters, all or none, like `changeChapter`. */
export function changeChapters(
  chapters: readonly PlacedFraternity[],
  changes: ChapterChanges,
): Promise<Change> {
  return planned(changePlan(chapters.map(placing), changes), timeoutOfMany);
}

/** Returns the fields that moving the next step to a day changes; null removes it. */
export function movedStep(nextStepOn: string | null) {
  return nextStepOn === null ? { nextStep: '', nextStepOn } : { nextStepOn };
}

/**
 * Restores fields of a fraternity to `before`, unless they no longer hold what this browser `wrote`. Without
 * a network this browser's data counts. @throws DataError 'conflict' when someone has changed them
 */
export function restoreFields(collegeId: string, before: Fraternity, wrote: ChapterChanges): Promise<Change> {
  return planned(restorePlan([{ collegeId, fraternity: before }], wrote));
}

/**
 * Restores fields of several chapters to how they were, except those of chapters where someone has changed
 * one of them since. @throws DataError 'conflict' when that is all of them
 */
export function restoreChapters(before: readonly PlacedFraternity[], wrote: ChapterChanges): Promise<Change> {
  return planned(restorePlan(before.map(placing), wrote), timeoutOfMany);
}

function placing({ collegeId, ...fraternity }: PlacedFraternity): Placed {
  return { collegeId, fraternity };
}
