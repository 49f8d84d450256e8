import {
  collection,
  type DocumentReference,
  doc,
  getCountFromServer,
  getDocFromServer,
  runTransaction,
} from 'firebase/firestore';
import {
  type Change,
  merging,
  plus,
  type Special,
  updating,
  type Write,
} from '../../domain/changes/change.ts';
import { type College, readCollege } from '../../domain/colleges/college.ts';
import type { CollegeInput } from '../../domain/colleges/collegeSchema.ts';
import { slug } from '../../domain/text/slug.ts';
import { withTimeout } from '../errors.ts';
import type { Source, Watched, WatchedList } from '../source.ts';
import { liveList } from './reads/liveList.ts';
import { readFound, watchDocument } from './reads/watch.ts';
import { staffDatabase } from './session/staffDatabase.ts';

/** All colleges that have a record, live; 1 000 at most. Their fraternities are not read. */
export const allColleges: Source<WatchedList<College>> = liveList(
  () => collection(staffDatabase, 'colleges'),
  { most: 1000, convert: (found) => readFound(found, readCollege) },
);

/** One college, live; null while it has no record. */
export function watchCollege(collegeId: string): Source<Watched<College>> {
  return watchDocument(['colleges', collegeId], readCollege);
}

/** The record of a college as it is stored, with whatever older installations left in it. */
export function storedCollege(collegeId: string): Source<Watched<unknown>> {
  return watchDocument(['colleges', collegeId], (_, data) => data);
}

/**
 * What a screen does when it opens a college (specification 4): a college without a record gets one, from
 * `listed`, and fraternityCount becomes what is counted now. Reads one document and a count, writes only what
 * is wrong. Needs a network.
 * @throws DataError
 */
export function openCollege(collegeId: string, listed: CollegeInput | null): Promise<void> {
  return withTimeout(recount(collegeRef(collegeId), listed));
}

async function recount(college: DocumentReference, listed: CollegeInput | null): Promise<void> {
  const before = await getDocFromServer(college);
  const { count } = (await getCountFromServer(collection(college, 'fraternities'))).data();
  if (before.exists() ? before.get('fraternityCount') === count : !listed) return;
  await runTransaction(staffDatabase, async (transaction) => {
    const now = await transaction.get(college);
    // Somebody added or deleted in between, and counted: whoever opens the college next looks again.
    if (now.exists() !== before.exists() || now.get('fraternityCount') !== before.get('fraternityCount'))
      return;
    if (now.exists()) transaction.update(college, { fraternityCount: count });
    else transaction.set(college, { ...listed, fraternityCount: count });
  });
}

/**
 * Adds a college; its id is the slug of its name. If there is one of that name it gets the new fields and
 * keeps its count.
 */
export function addCollege(college: CollegeInput): Change {
  return { writes: [collegeWrite(slug(college.name), college, {})] };
}

/** Changes a college's conference. `absent`: what its record is made of if it has none. */
export function saveConference(
  collegeId: string,
  conference: string,
  absent: CollegeInput | null = null,
): Change {
  return { writes: [collegeWrite(collegeId, absent, { conference })] };
}

/**
 * What changes of a college write. With `absent` the record is created if need be, without undoing what
 * somebody else counted into it meanwhile.
 */
export function collegeWrite(
  collegeId: string,
  absent: CollegeInput | null,
  changes: { conference?: string; fraternityCount?: Special },
): Write {
  const { path } = collegeRef(collegeId);
  return absent
    ? merging(path, { ...absent, fraternityCount: plus(0), ...changes })
    : updating(path, changes);
}

/** Where a college is stored. */
export function collegeRef(collegeId: string): DocumentReference {
  return doc(staffDatabase, 'colleges', collegeId);
}
