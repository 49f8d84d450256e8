import { type College, readCollege } from '../../domain/colleges/college.ts';
import { type Fraternity, readFraternity } from '../../domain/fraternities/fraternity.ts';
import { signedInHeaders } from '../areaAuth.ts';
import { firestoreCall } from '../site/firestoreCall.ts';
import { type FoundInQuery, foundIn } from '../site/visitorReads.ts';
import { betrAuth } from './betrAuth.ts';

/** A college with its fraternities, both ordered by id. */
export type CampusCollege = College & { fraternities: readonly Fraternity[] };

/**
 * `readTo`: the name of the last college with fraternities that were read, of which some may be missing, as
 * are the colleges after it; null when everything was read.
 */
export type CampusData = { colleges: readonly CampusCollege[]; readTo: string | null };

/** Who asks, by the headers of a call. */
type Headers = () => Promise<Record<string, string>>;

const pageSize = 500;
const limits = { colleges: 1_000, fraternities: 5_000, chapters: 100 };

/**
 * Returns every college with its fraternities, by two parallel queries, 500 documents per page, 6,000
 * documents at most. Colleges whose fraternities were not read are left out: nothing is known of them. Each
 * document is read once, so a load costs one read per college and fraternity. Nothing is cached.
 * @throws DataError
 */
export function loadCampusData(): Promise<CampusData> {
  return loadCampusDataFrom(betrHeaders);
}

/** Returns the same as another sign-in sees it, and with limits of its own. @throws DataError */
export async function loadCampusDataFrom(
  headers: Headers,
  atMost: Pick<typeof limits, 'colleges' | 'fraternities'> = limits,
): Promise<CampusData> {
  const [colleges, fraternities] = await Promise.all([
    readAll({ collectionId: 'colleges' }, atMost.colleges, headers),
    readAll({ collectionId: 'fraternities', allDescendants: true }, atMost.fraternities, headers),
  ]);
  const known = new Map(colleges.map(({ id, fields }) => [id, readCollege(id, fields)]));
  const byCollege = new Map<string, Fraternity[]>();
  for (const { id, name, fields } of fraternities) {
    const college = collegeOf(name);
    if (college === undefined) continue;
    // Deleting a college leaves its fraternities behind, and their contacts are still useful.
    if (!known.has(college)) known.set(college, readCollege(college, { name: college }));
    byCollege.set(college, [...(byCollege.get(college) ?? []), readFraternity(id, fields)]);
  }
  const last = collegeOf(fraternities.at(-1)?.name ?? '');
  const ends = [
    ...(colleges.length < atMost.colleges ? [] : [colleges.at(-1)?.id]),
    ...(fraternities.length < atMost.fraternities || last === undefined ? [] : [last]),
  ];
  const [end] = ends.flatMap((id) => id ?? []).toSorted();
  const read = [...known.values()].filter(({ id }) => end === undefined || id <= end);
  return {
    colleges: read.map((college) => ({ ...college, fraternities: byCollege.get(college.id) ?? [] })),
    readTo: end === undefined ? null : (known.get(end)?.name ?? end),
  };
}

/** The college of a fraternity, by its whole name; undefined for one of something else. */
const collegeOf = (name: string) => /\/documents\/colleges\/([^/]+)\/fraternities\/[^/]+$/.exec(name)?.[1];

/** Returns the fraternities of one college, 100 at most, at a read for each. @throws DataError */
export function loadChapters(collegeId: string): Promise<Fraternity[]> {
  return loadChaptersFrom(betrHeaders, collegeId);
}

/** Returns the same as another sign-in sees it. @throws DataError */
export async function loadChaptersFrom(headers: Headers, collegeId: string): Promise<Fraternity[]> {
  const parent = `/colleges/${encodeURIComponent(collegeId)}`;
  const found = await readAll({ collectionId: 'fraternities' }, limits.chapters, headers, parent);
  return found.map(({ id, fields }) => readFraternity(id, fields));
}

async function readAll(from: object, atMost: number, headers: Headers, parent?: string) {
  const found: FoundInQuery[] = [];
  while (found.length < atMost) {
    const last = found.at(-1);
    const structuredQuery = {
      from: [from],
      orderBy: [{ field: { fieldPath: '__name__' }, direction: 'ASCENDING' }],
      ...(last && { startAt: { values: [{ referenceValue: last.name }], before: false } }),
      limit: Math.min(pageSize, atMost - found.length),
    };
    const page = foundIn(await firestoreCall('runQuery', { structuredQuery }, parent, headers));
    found.push(...page);
    if (page.length < pageSize) break;
  }
  return found;
}

const betrHeaders: Headers = () => signedInHeaders(betrAuth);
