import {
  collection,
  collectionGroup,
  type DocumentReference,
  doc,
  getDoc,
  type QueryDocumentSnapshot,
  query,
  where,
} from 'firebase/firestore';
import { type Change, plus, serverNow, setting } from '../../domain/changes/change.ts';
import type { ChapterPlace } from '../../domain/colleges/change/chapterPlace.ts';
import type { CollegeInput } from '../../domain/colleges/collegeSchema.ts';
import { type Fraternity, readFraternity } from '../../domain/fraternities/fraternity.ts';
import type { FraternityFormEdit } from '../../domain/fraternities/fraternityForm.ts';
import type { FraternityInput } from '../../domain/fraternities/fraternitySchema.ts';
import { listFields } from '../../domain/outreach/listFields.ts';
import { chapterTokens } from '../../domain/search/chapterSearch.ts';
import { slug } from '../../domain/text/slug.ts';
import type { Sent } from '../changes/sender.ts';
import { withTimeout } from '../errors.ts';
import type { Source, Watched, WatchedList } from '../source.ts';
import { decided, planned, timeoutOfMany } from './changes/planned.ts';
import { changesPlan, editPlan, type NotEdited, storedChanges } from './chapters/chapterPlans.ts';
import { collegeWrite } from './chapters/collegeWrite.ts';
import { collegeRef } from './colleges.ts';
import { liveList, readFound, watchDocument } from './reads/watch.ts';
import { staffDatabase } from './session/staffDatabase.ts';

/** A fraternity with the college it belongs to. */
export type PlacedFraternity = Fraternity & { collegeId: string };

/** The fields of a fraternity that the form changes. */
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

/**
 * Returns one fraternity as it is now, without a network as this browser knows it; null for an unknown one.
 */
export async function currentFraternity(collegeId: string, fraternityId: string): Promise<Fraternity | null> {
  const found = await withTimeout(getDoc(fraternityRef(collegeId, fraternityId))).catch(() => null);
  return found?.exists() ? readFraternity(found.id, found.data()) : null;
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
  place: ChapterPlace,
  absent: CollegeInput | null = null,
): Change {
  const { path } = newFraternityRef(collegeId, fraternity.name);
  return {
    writes: [
      // The rules refuse to change createdAt of an existing document, and with it the whole batch.
      setting(path, addedFraternity(collegeId, fraternity, place)),
      collegeWrite(collegeId, absent, { fraternityCount: plus(1) }),
    ],
    needless: [{ path, exists: true }],
    conflict: true,
  };
}

/**
 * The result of an edit: sent, waiting, or not written because someone else changed the same fields or
 * deleted the fraternity.
 */
export type SavedFraternity = { outcome: Sent } | NotEdited;

/**
 * Writes the `changes` of an edit to a fraternity, whose fields were `before`, so that no one's change of the
 * same field is overwritten unseen. Without a network it waits unless this browser knows of such a change,
 * and the last change of a field wins. `failed`: the message when the server refuses it later. @throws
 * DataError
 */
export function saveFraternity(
  collegeId: string,
  before: Fraternity,
  edit: FraternityFormEdit,
  changes: FraternityChanges,
  failed: string,
): Promise<SavedFraternity> {
  const chapter = { collegeId, fraternity: before };
  return decided<NotEdited>((look) => editPlan(look, chapter, { edit, changes }), failed);
}

/**
 * Changes fields of several fraternities of one college, of each its own, all or none; `changes` holds only
 * the changed fields, by id. Fails as 'conflict' when a colleague has changed one of them since they were
 * read.
 */
export function updateFraternities(
  collegeId: string,
  fraternities: readonly Fraternity[],
  changes: ReadonlyMap<string, FraternityChanges>,
): Promise<Change> {
  const changed = fraternities.flatMap((fraternity) => {
    const fields = changes.get(fraternity.id);
    return fields ? [{ collegeId, fraternity, changes: fields }] : [];
  });
  return planned(changesPlan(changed), timeoutOfMany);
}

const blank = readFraternity('', {});
/** The fields of the lists of a fraternity of which nothing is known. */
const unlisted = listFields(blank);

/** Returns the document of a new fraternity of a college. */
export function addedFraternity(collegeId: string, fraternity: FraternityChanges, place: ChapterPlace) {
  const { state, conference, collegeName } = place;
  const known = { ...fraternity, state, conference, collegeName };
  const fields = storedChanges(collegeId, blank, { status: 'outreached', ...known });
  const searchTokens = chapterTokens(collegeId, known);
  const now = { createdAt: serverNow, quietSince: serverNow };
  return { ...unlisted, ...fields, searchTokens, ...now };
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
