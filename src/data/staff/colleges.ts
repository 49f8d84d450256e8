import {
  collection,
  type DocumentReference,
  doc,
  getCountFromServer,
  getDocFromServer,
  getDocs,
  limit,
  query,
} from 'firebase/firestore';
import { type Change, setting, updating } from '../../domain/changes/change.ts';
import { type College, readCollege } from '../../domain/colleges/college.ts';
import type { CollegeInput } from '../../domain/colleges/collegeSchema.ts';
import { conferenceName } from '../../domain/colleges/conferenceName.ts';
import { valueAt } from '../../domain/fields/fieldPath.ts';
import { collegeTokens } from '../../domain/search/collegeSearch.ts';
import { slug } from '../../domain/text/slug.ts';
import { withTimeout } from '../errors.ts';
import type { Source, Watched, WatchedList } from '../source.ts';
import { carriedOut, type Plan } from './changes/planned.ts';
import { collegeWrite } from './chapters/collegeWrite.ts';
import { liveList, readFound, watchDocument } from './reads/watch.ts';
import { staffDatabase } from './session/staffDatabase.ts';

/** All colleges that have a record, live; 1,000 at most. Their fraternities are not read. */
export const allColleges: Source<WatchedList<College>> = liveList(
  () => collection(staffDatabase, 'colleges'),
  { max: 1000, convert: (found) => readFound(found, readCollege) },
);

/**
 * Reads all colleges that have a record once, 1,000 at most; without a network those this browser knows.
 * @throws DataError
 */
export async function readColleges(): Promise<College[]> {
  const { docs } = await withTimeout(getDocs(query(collection(staffDatabase, 'colleges'), limit(1000))));
  return docs.map((found) => readFound(found, readCollege));
}

/** Returns one college, live; null while it has no record. */
export function watchCollege(collegeId: string): Source<Watched<College>> {
  return watchDocument(['colleges', collegeId], readCollege);
}

/** Returns the stored record of a college, including fields of older installations. */
export function storedCollege(collegeId: string): Source<Watched<unknown>> {
  return watchDocument(['colleges', collegeId], (_, data) => data);
}

/**
 * Repairs the record of a college when a screen opens it (specification 4): a missing record is created from
 * `listed`, and fraternityCount is set to the current count. Reads one document and a count, and writes only
 * what is wrong. Needs a network.
 * @throws DataError
 */
export function openCollege(collegeId: string, listed: CollegeInput | null): Promise<void> {
  return withTimeout(recount(collegeRef(collegeId), listed));
}

async function recount(college: DocumentReference, listed: CollegeInput | null): Promise<void> {
  const before = await getDocFromServer(college);
  const { count } = (await getCountFromServer(collection(college, 'fraternities'))).data();
  if (before.exists() ? before.get('fraternityCount') === count : !listed) return;
  const repair: Plan = async (look) => {
    const now = await look(college.path);
    // Someone added or deleted one in between and updated the count; the next opening checks again.
    if ((now !== undefined) !== before.exists()) return [];
    if (valueAt(now, 'fraternityCount') !== before.get('fraternityCount')) return [];
    return now === undefined
      ? [setting(college.path, { ...listed, fraternityCount: count })]
      : [updating(college.path, { fraternityCount: count })];
  };
  // Whoever opens a college changes nothing.
  await carriedOut(repair, undefined, null);
}

/**
 * Adds a college; its id is the slug of its name. An existing college with that name gets the new fields and
 * keeps its count.
 */
export function addCollege(college: CollegeInput): Change {
  return { writes: [collegeWrite(slug(college.name), college, { searchTokens: collegeTokens(college) })] };
}

/**
 * Changes a college's conference, which its chapters repeat, as far as this browser knows them. `absent`: the
 * record to create if it has none.
 */
export async function saveConference(
  collegeId: string,
  conference: string,
  absent: CollegeInput | null = null,
): Promise<Change> {
  const { docs } = await getDocs(collection(collegeRef(collegeId), 'fraternities'));
  const repeated = { conference: conferenceName(conference) };
  return {
    writes: [
      collegeWrite(collegeId, absent, { conference }),
      ...docs.map(({ ref }) => updating(ref.path, repeated)),
    ],
  };
}

/** Returns the document reference of a college. */
export function collegeRef(collegeId: string): DocumentReference {
  return doc(staffDatabase, 'colleges', collegeId);
}
