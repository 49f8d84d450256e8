import { collection, getDocsFromServer } from 'firebase/firestore';
import { type Change, plus, setting, updating } from '../../domain/changes/change.ts';
import { type Fraternity, readFraternity } from '../../domain/fraternities/fraternity.ts';
import type { CollegeWrite } from '../../domain/outreach/csv/collegesCsv.ts';
import type { CollegeChapters } from '../../domain/outreach/csv/planFraternities.ts';
import { withTimeout } from '../errors.ts';
import { collegeRef, collegeWrite } from './colleges.ts';
import { addedFraternity, confirmed, fraternityRef, newFraternityRef } from './fraternities.ts';
import { readFound } from './reads/watch.ts';

/** Part of an import: either all of it is stored, or nothing of it. */
export type ImportPart = () => Change;

/** How many documents one batch writes at most. */
const mostWrites = 500;

/** The fraternities of some colleges as the server has them, by the college's id. @throws DataError */
export async function fraternitiesAt(
  collegeIds: ReadonlySet<string>,
): Promise<ReadonlyMap<string, readonly Fraternity[]>> {
  const found = await withTimeout(
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
  return chunks(writes, mostWrites, () => 1).map((part) => () => ({
    writes: part.map(({ id, absent, changes }) => collegeWrite(id, absent, changes)),
  }));
}

/**
 * An import of fraternities, in as few parts as can be. What is added to a college and its count are in one
 * part; a college is in two only if it has more than fits into one.
 */
export function fraternityParts(writes: readonly CollegeChapters[]): ImportPart[] {
  const pieces = writes.flatMap(piecesOf);
  const size = ({ added, changed }: CollegeChapters) => added.length + changed.size + 1;
  return chunks(pieces, mostWrites, size).map((part) => () => {
    const writes = part.flatMap(({ collegeId, absent, added, changed }) => {
      const news = added.map((fraternity) =>
        setting(newFraternityRef(collegeId, fraternity.name).path, addedFraternity(fraternity)),
      );
      const edits = [...changed].map(([id, changes]) =>
        updating(fraternityRef(collegeId, id).path, confirmed(changes)),
      );
      const counts =
        added.length > 0 ? [collegeWrite(collegeId, absent, { fraternityCount: plus(added.length) })] : [];
      return [...news, ...edits, ...counts];
    });
    return { writes };
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
