import {
  collection,
  collectionGroup,
  connectFirestoreEmulator,
  documentId,
  type Firestore,
  getDocs,
  getFirestore,
  limit,
  orderBy,
  type Query,
  type QueryDocumentSnapshot,
  query,
  startAfter,
} from 'firebase/firestore/lite';
import { type College, readCollege } from '../../domain/colleges/college.ts';
import { type Fraternity, readFraternity } from '../../domain/fraternities/fraternity.ts';
import { env } from '../../env.ts';
import { withTimeout } from '../errors.ts';
import { betrApp } from './betrAuth.ts';

// Importing Auth attaches it to the app instance; without it every read would be unauthenticated.

function openDatabase(): Firestore {
  const database = getFirestore(betrApp);
  const [host = '', port] = env.VITE_FIRESTORE_EMULATOR_HOST.split(':');
  if (env.demo) connectFirestoreEmulator(database, host, Number(port));
  return database;
}

/** The database with Betr's sign-in: plain requests, no listeners, nothing stored in the browser. */
const betrDatabase = openDatabase();

/** A college with its fraternities, both ordered by id. */
export type CampusCollege = College & { fraternities: readonly Fraternity[] };

/**
 * `readTo`: the name of the last college with fraternities that were read, of which some may be missing, as
 * are the colleges after it; null when everything was read.
 */
export type CampusData = { colleges: readonly CampusCollege[]; readTo: string | null };

const pageSize = 500;
const limits = { colleges: 1_000, fraternities: 5_000, chapters: 100 };

/**
 * Returns every college with its fraternities, by two parallel queries, 500 documents per page, 6,000
 * documents at most. Colleges whose fraternities were not read are left out: nothing is known of them. Each
 * document is read once, so a load costs one read per college and fraternity. Nothing is cached.
 * @throws DataError
 */
export function loadCampusData(): Promise<CampusData> {
  return loadCampusDataFrom(betrDatabase);
}

/** Returns the same from a database with another sign-in, and with limits of its own. @throws DataError */
export async function loadCampusDataFrom(
  database: Firestore,
  atMost: Pick<typeof limits, 'colleges' | 'fraternities'> = limits,
): Promise<CampusData> {
  const [colleges, fraternities] = await Promise.all([
    readAll(collection(database, 'colleges'), atMost.colleges),
    readAll(collectionGroup(database, 'fraternities'), atMost.fraternities),
  ]);
  const known = new Map(colleges.map((found) => [found.id, readCollege(found.id, found.data())]));
  const byCollege = new Map<string, Fraternity[]>();
  for (const found of fraternities) {
    const college = found.ref.parent.parent;
    if (college?.parent.path !== 'colleges') continue;
    // Deleting a college leaves its fraternities behind, and their contacts are still useful.
    if (!known.has(college.id)) known.set(college.id, readCollege(college.id, { name: college.id }));
    byCollege.set(college.id, [...(byCollege.get(college.id) ?? []), readFraternity(found.id, found.data())]);
  }
  const last = fraternities.at(-1)?.ref.parent.parent;
  const ends = [
    ...(colleges.length < atMost.colleges ? [] : [colleges.at(-1)?.id]),
    ...(fraternities.length < atMost.fraternities || last?.parent.path !== 'colleges' ? [] : [last.id]),
  ];
  const [end] = ends.flatMap((id) => id ?? []).toSorted();
  const read = [...known.values()].filter(({ id }) => end === undefined || id <= end);
  return {
    colleges: read.map((college) => ({ ...college, fraternities: byCollege.get(college.id) ?? [] })),
    readTo: end === undefined ? null : (known.get(end)?.name ?? end),
  };
}

/** Returns the fraternities of one college, 100 at most, at a read for each. @throws DataError */
export function loadChapters(collegeId: string): Promise<Fraternity[]> {
  return loadChaptersFrom(betrDatabase, collegeId);
}

/** Returns the same from a database with another sign-in. @throws DataError */
export async function loadChaptersFrom(database: Firestore, collegeId: string): Promise<Fraternity[]> {
  const found = await readAll(collection(database, 'colleges', collegeId, 'fraternities'), limits.chapters);
  return found.map((chapter) => readFraternity(chapter.id, chapter.data()));
}

async function readAll(source: Query, atMost: number): Promise<QueryDocumentSnapshot[]> {
  const found: QueryDocumentSnapshot[] = [];
  while (found.length < atMost) {
    const last = found.at(-1);
    const page = query(
      source,
      orderBy(documentId()),
      ...(last ? [startAfter(last)] : []),
      limit(Math.min(pageSize, atMost - found.length)),
    );
    const { docs } = await withTimeout(getDocs(page));
    found.push(...docs);
    if (docs.length < pageSize) break;
  }
  return found;
}
