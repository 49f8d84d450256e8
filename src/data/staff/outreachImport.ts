import { collection, getDocsFromServer, increment, writeBatch } from 'firebase/firestore';
import type { CollegeWrite } from '../../domain/outreachCsv/collegesCsv.ts';
import type { CollegeChapters } from '../../domain/outreachCsv/planFraternities.ts';
import { type Fraternity, readFraternity } from '../../domain/readFraternity.ts';
import { answer } from '../errors.ts';
import { collegeRef, writeCollege } from './colleges.ts';
import { addedFraternity, confirmed, fraternityRef, newFraternityRef } from './fraternities.ts';
import { staffDatabase } from './staffDatabase.ts';
import { readFound } from './watch.ts';

/** Part of an import: either all of it is stored, or nothing of it. Call it through `send`. */
export type ImportPart = () => Promise<void>;

/** How many documents one batch writes at most. */
const mostWrites = 500;

/** The fraternities of some colleges as the server has them, by the college's id. @throws DataError */
export async function fraternitiesAt(
  collegeIds: ReadonlySet<string>,
): Promise<ReadonlyMap<string, readonly Fraternity[]>> {
  const found = await answer(
    Promise.all(
      [...collegeIds].map(async (id) => {
        const { docs } = await getDocsFromServer(collection(collegeRef(id), 'fraternities'));
        return [id, docs.map((doc) => readFound(doc, readFraternity))] as const;
      }),
    ),
    30_000,
  );
  return new Map(found);
}

/** An import of colleges, in as few parts as can be. */
export function collegeParts(writes: readonly CollegeWrite[]): ImportPart[] {
  return chunks(writes, mostWrites, () => 1).map((part) => () => {
    const batch = writeBatch(staffDatabase);
    for (const { id, absent, changes } of part) writeCollege(batch, id, absent, changes);
    return batch.commit();
  });
}

/**
 * An import of fraternities, in as few parts as can be. What is added to a college and its count are in one part; a
 * college is in two only if it has more than fits into one.
 */
export function fraternityParts(writes: readonly CollegeChapters[]): ImportPart[] {
  const pieces = writes.flatMap(piecesOf);
  const size = ({ added, changed }: CollegeChapters) => added.length + changed.size + 1;
  return chunks(pieces, mostWrites, size).map((part) => () => {
    const batch = writeBatch(staffDatabase);
    for (const { collegeId, absent, added, changed } of part) {
      for (const fraternity of added) {
        batch.set(newFraternityRef(collegeId, fraternity.name), addedFraternity(fraternity));
      }
      for (const [id, changes] of changed) batch.update(fraternityRef(collegeId, id), confirmed(changes));
      if (added.length > 0)
        writeCollege(batch, collegeId, absent, { fraternityCount: increment(added.length) });
    }
    return batch.commit();
  });
}

/** A college that has more than fits into one part, cut. */
function piecesOf(college: CollegeChapters): CollegeChapters[] {
  const most = mostWrites - 1;
  const rows = [
    ...college.added.map((fraternity) => ({ fraternity })),
    ...[...college.changed].map((change) => ({ change })),
  ];
  return chunks(rows, most, () => 1).map((part) => ({
    ...college,
    added: part.flatMap((row) => ('fraternity' in row ? row.fraternity : [])),
    changed: new Map(part.flatMap((row) => ('change' in row ? [row.change] : []))),
  }));
}

function chunks<T>(items: readonly T[], most: number, size: (item: T) => number): T[][] {
  const found: T[][] = [];
  let room = 0;
  for (const item of items) {
    if (size(item) > room) {
      found.push([]);
      room = most;
    }
    found.at(-1)?.push(item);
    room -= size(item);
  }
  return found;
}
