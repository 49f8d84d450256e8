import {
  collection,
  collectionGroup,
  type DocumentData,
  type DocumentReference,
  deleteField,
  doc,
  documentId,
  getDocFromServer,
  getDocsFromServer,
  limit,
  orderBy,
  type QueryDocumentSnapshot,
  type QuerySnapshot,
  query,
  runTransaction,
  serverTimestamp,
  startAfter,
} from 'firebase/firestore';
import { type ChapterPlace, chapterPlace } from '../../domain/colleges/change/chapterPlace.ts';
import { type College, readCollege } from '../../domain/colleges/college.ts';
import { collegeDirectory } from '../../domain/colleges/collegeDirectory.ts';
import { type StoredValues, storedValues } from '../../domain/events/eventFields.ts';
import { type PrivatePart, readPrivatePart, wholePrivatePart } from '../../domain/events/privatePart.ts';
import { readEvent } from '../../domain/events/readEvent.ts';
import { unlockKey } from '../../domain/events/unlockKey.ts';
import { eventSearch } from '../../domain/search/eventSearch.ts';
import { eventUpgrade, needsPrivatePart } from '../../domain/upgrade/eventUpgrade.ts';
import {
  chapterUpgrade,
  collegeUpgrade,
  requestUpgrade,
  withSearch,
} from '../../domain/upgrade/searchUpgrade.ts';
import { tournamentUpgrade } from '../../domain/upgrade/tournamentUpgrade.ts';
import { isIdle, type UpgradePlan } from '../../domain/upgrade/upgradePlan.ts';
import { withTimeout } from '../errors.ts';
import { moveListedParticipants } from './participants.ts';
import { staffDatabase } from './session/staffDatabase.ts';

/**
 * The kinds of documents of older installations that must be upgraded for queries; colleges and fraternities
 * by super admins only.
 */
export type Upgradable = 'events' | 'tournaments' | 'tournamentRequests' | 'colleges' | 'fraternities';

/** A document that needs an upgrade, and its plan. */
export type Legacy = { kind: Upgradable; path: string; title: string; plan: UpgradePlan };

/** The progress of a scan: the number of documents read, and the findings of the last page. */
export type Scanned = { read: number; found: Legacy[] };

const pageSize = 100;

/**
 * Reads all documents of the given kinds, a page at a time, and yields those that need an upgrade. It reads
 * in the order of ids, since documents without `sortDate` are in no other. Needs a network. @throws DataError
 */
export async function* scanLegacy(kinds: readonly Upgradable[]): AsyncGenerator<Scanned> {
  const listed = kinds.includes('colleges') ? await listedColleges() : new Set<string>();
  const places = kinds.includes('fraternities') ? await allPlaces() : null;
  for (const kind of kinds) {
    const all = query(
      kind === 'fraternities' ? collectionGroup(staffDatabase, kind) : collection(staffDatabase, kind),
      orderBy(documentId()),
    );
    for (let last: QueryDocumentSnapshot | undefined; ; ) {
      const page = query(all, ...(last ? [startAfter(last)] : []), limit(pageSize));
      const { docs }: QuerySnapshot = await withTimeout(getDocsFromServer(page));
      const known = kind === 'colleges' ? docs.filter(({ id }) => !listed.has(id)) : docs;
      const plans = await Promise.all(known.map((found) => legacyOf(kind, found, places)));
      yield { read: docs.length, found: plans.filter((legacy) => legacy !== null) };
      last = docs.at(-1);
      if (docs.length < pageSize) break;
    }
  }
}

/**
 * Upgrades one document by its current content, in a transaction, so that no one's edit is lost. Returns
 * false, and writes nothing, when no upgrade is needed. Can be repeated. @throws DataError
 */
export async function upgradeDocument({ kind, path, plan }: Legacy): Promise<boolean> {
  const ref = doc(staffDatabase, path);
  if (plan.people > 0) await moveListedParticipants(ref.id);
  const written = await withTimeout(
    runTransaction(staffDatabase, async (transaction) => {
      const found = await transaction.get(ref);
      const data = found.data();
      if (!data) return false;
      const part = kind === 'events' ? await transaction.get(partOf(ref)) : null;
      const hidden = part?.exists() ? readPrivatePart(part.data()) : null;
      const search = kind === 'events' ? (await transaction.get(searchOf(ref))).data() : undefined;
      const college = kind === 'fraternities' ? ref.parent.parent : null;
      const place = college && (await placeOf(college.id, (await transaction.get(college)).data()));
      const now = planOf(kind, ref, data, { part: hidden, search, place });
      if (!now || isIdle(now)) return false;
      const unlock = now.unlock && {
        ref: doc(ref, 'unlocks', await unlockKey(ref.id, now.unlock.password)),
        data: { googleFormUrl: now.unlock.googleFormUrl },
      };
      transaction.update(ref, changesOf(kind, now));
      if (now.hidden) transaction.set(partOf(ref), now.hidden, { merge: true });
      if (kind === 'events')
        transaction.set(
          searchOf(ref),
          eventSearch(valuesOf(ref.id, { ...data, ...now.set }, now.hidden ?? hidden)),
        );
      if (unlock) transaction.set(unlock.ref, unlock.data);
      return true;
    }),
    30_000,
  );
  return written || plan.people > 0;
}

/** Returns the ids of the colleges that the browser finds without the server. */
async function listedColleges(): Promise<ReadonlySet<string>> {
  const { colleges } = await import('../../domain/lists/colleges.ts');
  return new Set(colleges.map(({ id }) => id));
}

const unknownPlace: ChapterPlace = { state: '', conference: '', collegeName: '' };

type Places = ReadonlyMap<string, ChapterPlace>;

/** Returns the places of all colleges, with or without a record. @throws DataError */
async function allPlaces(): Promise<Places> {
  const { docs } = await withTimeout(getDocsFromServer(collection(staffDatabase, 'colleges')), 30_000);
  return placesOf(docs.map((found) => readCollege(found.id, found.data())));
}

async function placesOf(records: readonly College[]): Promise<Places> {
  const { colleges } = await import('../../domain/lists/colleges.ts');
  return new Map(collegeDirectory(colleges, records).map((college) => [college.id, chapterPlace(college)]));
}

/** Returns the place of a college by its record, undefined when it has none. */
async function placeOf(id: string, record: DocumentData | undefined): Promise<ChapterPlace | null> {
  return (await placesOf(record ? [readCollege(id, record)] : [])).get(id) ?? null;
}

async function legacyOf(
  kind: Upgradable,
  found: QueryDocumentSnapshot,
  places: Places | null,
): Promise<Legacy | null> {
  const data = found.data();
  const isEvent = kind === 'events';
  const search = isEvent ? (await withTimeout(getDocFromServer(searchOf(found.ref)))).data() : undefined;
  const place = places?.get(found.ref.parent.parent?.id ?? '') ?? null;
  const first = planOf(kind, found.ref, data, { part: null, search, place });
  if (!first) return null;
  const part =
    isEvent && needsPrivatePart(data) ? await withTimeout(getDocFromServer(partOf(found.ref))) : null;
  const known = { part: part?.exists() ? readPrivatePart(part.data()) : null, search, place };
  const plan = part?.exists() ? planOf(kind, found.ref, data, known) : first;
  return plan && { kind, path: found.ref.path, title: titleOf(data), plan };
}

/** What else a plan needs: an event's private part and search document, and the place of a college. */
type Beside = { part: PrivatePart | null; search: DocumentData | undefined; place: ChapterPlace | null };

function planOf(
  kind: Upgradable,
  { id, parent }: DocumentReference,
  data: DocumentData,
  { part, search, place }: Beside,
): UpgradePlan | null {
  if (kind === 'tournaments') return tournamentUpgrade(data);
  if (kind === 'tournamentRequests') return requestUpgrade(data);
  if (kind === 'colleges') return collegeUpgrade(data);
  if (kind === 'fraternities') return chapterUpgrade(parent.parent?.id ?? '', place ?? unknownPlace, data);
  const plan = eventUpgrade(data, part);
  return withSearch(plan, valuesOf(id, { ...data, ...plan?.set }, part), search);
}

/** Returns the values of a stored event, with its contacts wherever they are. */
function valuesOf(id: string, data: DocumentData, part: PrivatePart | null): StoredValues {
  return storedValues(readEvent(id, data), wholePrivatePart(part, readPrivatePart(data)));
}

function changesOf(kind: Upgradable, { set, removed }: UpgradePlan): DocumentData {
  return {
    ...set,
    ...Object.fromEntries(removed.map((field) => [field, deleteField()])),
    ...((kind === 'events' || kind === 'tournamentRequests') && { updatedAt: serverTimestamp() }),
  };
}

function titleOf(data: DocumentData): string {
  const { title, eventName, name, organizerName, collegeName, college } = data;
  return [title, eventName, name, organizerName, collegeName, college].find(isName) ?? 'Untitled';
}

const isName = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

const partOf = (event: DocumentReference): DocumentReference => doc(event, 'private', 'staff');

const searchOf = (event: DocumentReference): DocumentReference => doc(event, 'private', 'search');
