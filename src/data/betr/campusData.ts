import { type College, readCollege } from '../../domain/colleges/college.ts';
import { type Fraternity, readFraternity } from '../../domain/fraternities/fraternity.ts';
import { appCheckToken } from '../appCheck.ts';
import { DataError } from '../errors.ts';
import type { Caller } from '../site/firestoreCall.ts';
import { runQuery } from '../site/visitorReads.ts';
import { betrApp, betrAuth } from './betrAuth.ts';

/** A college with its fraternities, both ordered by id. */
export type CampusCollege = College & { fraternities: readonly Fraternity[] };

/** `complete`: false when there are more documents than were read. */
export type CampusData = { colleges: readonly CampusCollege[]; complete: boolean };

type Headers = Caller['headers'];

const pageSize = 500;
const limits = { colleges: 1_000, fraternities: 5_000, chapters: 100 };

/**
 * Returns every college with its fraternities, by two parallel queries, 500 documents per page, 6,000
 * documents at most. Each document is read once, so a load costs one read per college and fraternity. Nothing
 * is cached. `headers` say who asks.
 * @throws DataError
 */
export async function loadCampusData(headers: Headers = betrHeaders): Promise<CampusData> {
  const [colleges, fraternities] = await Promise.all([
    readAll({ collectionId: 'colleges' }, limits.colleges, { headers }),
    readAll({ collectionId: 'fraternities', allDescendants: true }, limits.fraternities, { headers }),
  ]);
  const known = new Map(colleges.map(({ id, fields }) => [id, readCollege(id, fields)]));
  const byCollege = new Map<string, Fraternity[]>();
  for (const { id, name, fields } of fraternities) {
    const [, college] = /\/documents\/colleges\/([^/]+)\/fraternities\/[^/]+$/.exec(name) ?? [];
    if (college === undefined) continue;
    // Deleting a college leaves its fraternities behind, and their contacts are still useful.
    if (!known.has(college)) known.set(college, readCollege(college, { name: college }));
    byCollege.set(college, [...(byCollege.get(college) ?? []), readFraternity(id, fields)]);
  }
  return {
    colleges: [...known.values()].map((college) => ({
      ...college,
      fraternities: byCollege.get(college.id) ?? [],
    })),
    complete: colleges.length < limits.colleges && fraternities.length < limits.fraternities,
  };
}

/**
 * Returns the fraternities of one college, 100 at most, at a read for each. `headers` say who asks.
 * @throws DataError
 */
export async function loadChapters(collegeId: string, headers: Headers = betrHeaders): Promise<Fraternity[]> {
  const below = `/colleges/${encodeURIComponent(collegeId)}`;
  const found = await readAll({ collectionId: 'fraternities' }, limits.chapters, { headers, below });
  return found.map(({ id, fields }) => readFraternity(id, fields));
}

async function readAll(from: object, atMost: number, caller: Caller) {
  const found: Awaited<ReturnType<typeof runQuery>> = [];
  while (found.length < atMost) {
    const last = found.at(-1);
    const page = await runQuery(
      {
        from: [from],
        orderBy: [{ field: { fieldPath: '__name__' }, direction: 'ASCENDING' }],
        ...(last && { startAt: { values: [{ referenceValue: last.name }], before: false } }),
        limit: Math.min(pageSize, atMost - found.length),
      },
      caller,
    );
    found.push(...page);
    if (page.length < pageSize) break;
  }
  return found;
}

/** Betr's sign-in and its App Check token, without which the rules refuse. */
async function betrHeaders(): Promise<Record<string, string>> {
  try {
    await betrAuth.authStateReady();
    const [idToken, appCheck] = await Promise.all([
      betrAuth.currentUser?.getIdToken(),
      appCheckToken(betrApp).catch(() => ''),
    ]);
    return {
      ...(idToken && { authorization: `Bearer ${idToken}` }),
      ...(appCheck && { 'x-firebase-appcheck': appCheck }),
    };
  } catch (error) {
    throw new DataError('unreachable', error);
  }
}
