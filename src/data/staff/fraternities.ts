import {
  collection,
  collectionGroup,
  type DocumentReference,
  doc,
  getDocs,
  limit,
  type QueryDocumentSnapshot,
  query,
  where,
} from 'firebase/firestore';
import { type Change, deleting, plus, serverNow, setting, updating } from '../../domain/changes/change.ts';
import type { CollegeInput } from '../../domain/colleges/collegeSchema.ts';
import { type Fraternity, readFraternity } from '../../domain/fraternities/fraternity.ts';
import {
  disputedFields,
  type FraternityFormEdit,
  fraternityFields,
} from '../../domain/fraternities/fraternityForm.ts';
import type { FraternityInput } from '../../domain/fraternities/fraternitySchema.ts';
import { confirmations } from '../../domain/outreach/contacts.ts';
import { chapterTokens, searchedChapterFields } from '../../domain/search/chapterSearch.ts';
import { slug } from '../../domain/text/slug.ts';
import { localDay } from '../../domain/time/parse.ts';
import type { Sent } from '../changes/sender.ts';
import type { Source, Watched, WatchedList } from '../source.ts';
import { send } from './changes/send.ts';
import { transactionNow } from './changes/transactionNow.ts';
import { collegeRef, collegeWrite } from './colleges.ts';
import { liveList, readFound, watchDocument } from './reads/watch.ts';
import { staffDatabase } from './session/staffDatabase.ts';

/** The number of log entries that fit into a batch beside the fraternity and its college. */
const mostLogged = 490;

/** A fraternity with the college it belongs to. */
export type PlacedFraternity = Fraternity & { collegeId: string };

/** The fields of a fraternity that can be changed. */
type StoredFraternity = FraternityInput & { joinDate: Date | null };
export type FraternityChanges = { [Name in keyof StoredFraternity]?: StoredFraternity[Name] | undefined };

/**
 * Returns the fraternities of a college, live; 500 at most. They are ordered by id, so callers sort them for
 * display.
 */
export function fraternitiesOf(collegeId: string): Source<WatchedList<Fraternity>> {
  return liveList(() => collection(collegeRef(collegeId), 'fraternities'), {
    max: 500,
    convert: (found) => readFound(found, readFraternity),
  });
}

/**
 * The fraternities of all colleges that outreach is talking to: in contact, scheduled, and 'scheduling' in
 * older documents; live, 1,000 at most. `waiting` holds paths, since ids are unique only within a college.
 */
export const fraternitiesInTouch: Source<WatchedList<PlacedFraternity>> = liveList(
  () =>
    query(
      collectionGroup(staffDatabase, 'fraternities'),
      where('status', 'in', ['in contact', 'scheduled', 'scheduling']),
    ),
  {
    max: 1000,
    convert: readPlaced,
    key: (found) => found.ref.path,
  },
);

/** Returns one fraternity, live; null when it does not exist. */
export function watchFraternity(collegeId: string, fraternityId: string): Source<Watched<Fraternity>> {
  return watchDocument(['colleges', collegeId, 'fraternities', fraternityId], readFraternity);
}

/** Returns the fraternity in a document of any college. */
export function readPlaced(found: QueryDocumentSnapshot): PlacedFraternity {
  return { ...readFound(found, readFraternity), collegeId: found.ref.parent.parent?.id ?? '' };
}

/**
 * Adds a fraternity to a college and 1 to its count, in one batch. The id is the slug of its name, so that
 * two people who add the same one at the same time do not add it twice. `absent`: the college's record to
 * create if it has none. Fails as 'conflict' when the college has one with that id.
 */
export function addFraternity(
  collegeId: string,
  fraternity: FraternityChanges & Pick<FraternityInput, 'name'>,
  absent: CollegeInput | null = null,
): Change {
  const { path } = newFraternityRef(collegeId, fraternity.name);
  return {
    writes: [
      // The rules refuse to change createdAt of an existing document, and with it the whole batch.
      setting(path, addedFraternity(collegeId, fraternity)),
      collegeWrite(collegeId, absent, { fraternityCount: plus(1) }),
    ],
    needless: [{ path, exists: true }],
    conflict: true,
  };
}

/**
 * Deletes a fraternity with its outreach log, as far as this browser knows it, and takes 1 from its college's
 * count, in one batch, once.
 */
export async function deleteFraternity(collegeId: string, fraternityId: string): Promise<Change> {
  const ref = fraternityRef(collegeId, fraternityId);
  const log = await getDocs(query(collection(ref, 'outreach'), limit(mostLogged)));
  return {
    writes: [
      ...log.docs.map((entry) => deleting(entry.ref.path)),
      deleting(ref.path),
      updating(collegeRef(collegeId).path, { fraternityCount: plus(-1) }),
    ],
    // The rules refuse to delete a missing document: a colleague was faster, and has updated the count.
    needless: [{ path: ref.path, exists: false }],
  };
}

/**
 * The result of an edit: sent, waiting, or not written because someone else changed the same fields or
 * deleted the fraternity.
 */
export type SavedFraternity =
  | { outcome: Sent }
  | { outcome: 'disputed'; theirs: Fraternity }
  | { outcome: 'gone' };

/**
 * Writes the `changes` of an edit to a fraternity, whose fields were `before`. With a network it uses a
 * transaction, so that no one's change of the same field is overwritten unseen; without one it waits, and the
 * last change of a field wins. `failed`: the message when the server refuses it later. @throws DataError
 */
export async function saveFraternity(
  collegeId: string,
  before: Fraternity,
  edit: FraternityFormEdit,
  changes: FraternityChanges,
  failed: string,
): Promise<SavedFraternity> {
  const ref = fraternityRef(collegeId, before.id);
  const saved = navigator.onLine ? await saveNow(ref, collegeId, edit, changes) : null;
  return (
    saved ?? {
      outcome: await send(
        () => ({ writes: [updating(ref.path, edited(collegeId, changes, before))] }),
        failed,
      ),
    }
  );
}

/** Saves in a transaction; null without an answer. @throws DataError */
function saveNow(
  ref: DocumentReference,
  collegeId: string,
  edit: FraternityFormEdit,
  changes: FraternityChanges,
): Promise<SavedFraternity | null> {
  return transactionNow(async (transaction, stillWanted): Promise<SavedFraternity> => {
    const found = await transaction.get(ref);
    if (!found.exists()) return { outcome: 'gone' };
    const theirs = readFound(found, readFraternity);
    if (disputedFields(edit, fraternityFields(theirs)).length > 0) return { outcome: 'disputed', theirs };
    stillWanted();
    transaction.update(ref, edited(collegeId, changes, theirs));
    return { outcome: 'acknowledged' };
  });
}

/**
 * Changes fields of several fraternities of one college, all or none; `changes` holds only the changed
 * fields, by id.
 */
export function updateFraternities(
  collegeId: string,
  fraternities: readonly Fraternity[],
  changes: ReadonlyMap<string, FraternityChanges>,
): Change {
  const writes = fraternities.flatMap((fraternity) => {
    const changed = changes.get(fraternity.id);
    return changed
      ? [updating(fraternityRef(collegeId, fraternity.id).path, edited(collegeId, changed, fraternity))]
      : [];
  });
  return { writes };
}

/** Returns the document of a new fraternity of a college. */
export function addedFraternity(collegeId: string, fraternity: FraternityChanges) {
  const now = { createdAt: serverNow, quietSince: serverNow };
  const searched = chapterTokens(collegeId, fraternity);
  return { status: 'outreached', ...confirmed(fraternity), searchTokens: searched, ...now };
}

/** Returns the search tokens of a fraternity after these changes; nothing when they change none of its words. */
export function newTokens(
  collegeId: string,
  before: Fraternity,
  changes: FraternityChanges,
): { searchTokens?: readonly string[] } {
  const isSearched = searchedChapterFields.some((name) => name in changes);
  return isSearched ? { searchTokens: chapterTokens(collegeId, { ...before, ...changes }) } : {};
}

/** Returns the fields that an edit of a fraternity writes. */
function edited(collegeId: string, changes: FraternityChanges, before: Fraternity) {
  return { ...confirmed(changes, before), ...newTokens(collegeId, before, changes) };
}

/**
 * Returns the changes with confirmations: contacts typed in now are confirmed today, and those removed from
 * `before` lose theirs.
 */
export function confirmed<T extends object>(changes: T, before: object = {}) {
  return { ...changes, ...confirmations(changes, localDay(new Date()), before) };
}

/** Returns the document reference of a fraternity. */
export function fraternityRef(collegeId: string, fraternityId: string): DocumentReference {
  return doc(collegeRef(collegeId), 'fraternities', fraternityId);
}

/** Returns the document reference for a new fraternity. Names without a Latin letter have no slug. */
export function newFraternityRef(collegeId: string, name: string): DocumentReference {
  const id = slug(name);
  return id ? fraternityRef(collegeId, id) : doc(collection(collegeRef(collegeId), 'fraternities'));
}
