import {
  collection,
  collectionGroup,
  type DocumentData,
  type DocumentReference,
  doc,
  documentId,
  getDocFromServer,
  getDocsFromServer,
  limit,
  orderBy,
  type QueryDocumentSnapshot,
  type QuerySnapshot,
  query,
  startAfter,
} from 'firebase/firestore';
import { fieldGone, merging, serverNow, setting, updating } from '../../domain/changes/change.ts';
import { type ChapterPlace, chapterPlace } from '../../domain/colleges/change/chapterPlace.ts';
import { type College, readCollege } from '../../domain/colleges/college.ts';
import { collegeDirectory } from '../../domain/colleges/collegeDirectory.ts';
import { type StoredValues, storedValues } from '../../domain/events/eventFields.ts';
import { type PrivatePart, readPrivatePart, wholePrivatePart } from '../../domain/events/privatePart.ts';
import { readEvent } from '../../domain/events/readEvent.ts';
import { unlockKey } from '../../domain/events/unlockKey.ts';
import { entriesOf } from '../../domain/fields/storedFields.ts';
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
import { DataError, withTimeout } from '../errors.ts';
import { type Decide, decidedNow } from './changes/planned.ts';
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
  const done = await decidedNow(upgrading(kind, ref), 30_000);
  if (done === null) throw new DataError('unreachable');
  return done.outcome === 'acknowledged' || plan.people > 0;
}

function upgrading(kind: Upgradable, ref: DocumentReference): Decide<{ outcome: 'idle' }> {
  const isEvent = kind === 'events';
  const [part, searchPath] = [partOf(ref).path, searchOf(ref).path];
  return async (look) => {
    const dataAt = async (path: string): Promise<DocumentData | undefined> => {
      const stored = await look(path);
      return stored === undefined ? undefined : Object.fromEntries(entriesOf(stored));
    };
    const data = await dataAt(ref.path);
    const hidden = isEvent ? await dataAt(part) : undefined;
    const college = kind === 'fraternities' ? ref.parent.parent : null;
    const known = {
      part: hidden ? readPrivatePart(hidden) : null,
      search: isEvent ? await dataAt(searchPath) : undefined,
      place: college && (await placeOf(college.id, await dataAt(college.path))),
    };
    const now = data ? planOf(kind, ref, data, known) : null;
    if (!now || isIdle(now)) return { instead: { outcome: 'idle' } };
    const { unlock } = now;
    const unlockPath = unlock && `${ref.path}/unlocks/${await unlockKey(ref.id, unlock.password)}`;
    const values = () => valuesOf(ref.id, { ...data, ...now.set }, now.hidden ?? known.part);
    return {
      writes: [
        updating(ref.path, changesOf(kind, now)),
        ...(now.hidden ? [merging(part, now.hidden)] : []),
        ...(isEvent ? [setting(searchPath, eventSearch(values()))] : []),
        ...(unlock && unlockPath ? [setting(unlockPath, { googleFormUrl: unlock.googleFormUrl })] : []),
      ],
    };
  };
}

/** Returns the ids of the colleges that the browser finds without the server. */
async function listedColleges(): Promise<ReadonlySet<string>> {
  const { colleges } = await import('../../domain/lists/listedColleges.ts');
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
  const { colleges } = await import('../../domain/lists/listedColleges.ts');
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
    ...Object.fromEntries(removed.map((field) => [field, fieldGone])),
    ...((kind === 'events' || kind === 'tournamentRequests') && { updatedAt: serverNow }),
  };
}

function titleOf(data: DocumentData): string {
  const { title, eventName, name, organizerName, collegeName, college } = data;
  return [title, eventName, name, organizerName, collegeName, college].find(isName) ?? 'Untitled';
}

const isName = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

const partOf = (event: DocumentReference): DocumentReference => doc(event, 'private', 'staff');

const searchOf = (event: DocumentReference): DocumentReference => doc(event, 'private', 'search');
