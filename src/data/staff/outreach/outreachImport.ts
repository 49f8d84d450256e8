import { collection, getDocsFromServer } from 'firebase/firestore';
import { type Change, plus, setting, updating } from '../../../domain/changes/change.ts';
import { type Fraternity, readFraternity } from '../../../domain/fraternities/fraternity.ts';
import type { CollegeWrite } from '../../../domain/outreach/csv/collegesCsv.ts';
import type { CollegeChapters } from '../../../domain/outreach/csv/planFraternities.ts';
import { collegeTokens } from '../../../domain/search/collegeSearch.ts';
import { withTimeout } from '../../errors.ts';
import { collegeRef, collegeWrite } from '../colleges.ts';
import { addedFraternity, confirmed, fraternityRef, newFraternityRef, newTokens } from '../fraternities.ts';
import { readFound } from '../reads/watch.ts';

/** A part of an import, which is stored as a whole or not at all. */
export type ImportPart = () => Change;

/** The maximum number of documents in one batch. */
const mostWrites = 500;

/** Returns the fraternities of some colleges from the server, by the college's id. @throws DataError */
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

/** Returns an import of colleges in as few parts as possible. */
export function collegeParts(writes: readonly CollegeWrite[]): ImportPart[] {
  return chunks(writes, mostWrites, () => 1).map((part) => () => ({
    writes: part.map(({ id, absent, changes, searched }) =>
      collegeWrite(id, absent, {
        ...changes,
        ...(searched && { searchTokens: collegeTokens(searched) }),
      }),
    ),
  }));
}

/**
 * Returns an import of fraternities in as few parts as possible. New fraternities of a college and its count
 * are in one part; a college is split only if it doesn't fit into one. `present`: the fraternities as they
 * were read, for the search tokens of those that change.
 */
export function fraternityParts(
  writes: readonly CollegeChapters[],
  present: ReadonlyMap<string, readonly Fraternity[]>,
): ImportPart[] {
  const pieces = writes.flatMap(piecesOf);
  const size = ({ added, changed }: CollegeChapters) => added.length + changed.size + 1;
  return chunks(pieces, mostWrites, size).map((part) => () => {
    const writes = part.flatMap(({ collegeId, absent, added, changed }) => {
      const news = added.map((fraternity) =>
        setting(newFraternityRef(collegeId, fraternity.name).path, addedFraternity(collegeId, fraternity)),
      );
      const edits = [...changed].map(([id, changes]) => {
        const before = present.get(collegeId)?.find((known) => known.id === id);
        const words = before ? newTokens(collegeId, before, changes) : {};
        return updating(fraternityRef(collegeId, id).path, { ...confirmed(changes), ...words });
      });
      const counts =
        added.length > 0 ? [collegeWrite(collegeId, absent, { fraternityCount: plus(added.length) })] : [];
      return [...news, ...edits, ...counts];
    });
    return { writes };
  });
}

/** Splits a college that doesn't fit into one part. */
function piecesOf(college: CollegeChapters): CollegeChapters[] {
  const max = mostWrites - 1;
  const rows = [
    ...college.added.map((fraternity) => ({ fraternity })),
    ...[...college.changed].map((change) => ({ change })),
  ];
  return chunks(rows, max, () => 1).map((part) => ({
    ...college,
    added: part.flatMap((row) => ('fraternity' in row ? row.fraternity : [])),
    changed: new Map(part.flatMap((row) => ('change' in row ? [row.change] : []))),
  }));
}

function chunks<T>(items: readonly T[], max: number, size: (item: T) => number): T[][] {
  const found: T[][] = [];
  let room = 0;
  for (const item of items) {
    if (size(item) > room) {
      found.push([]);
      room = max;
    }
    found.at(-1)?.push(item);
    room -= size(item);
  }
  return found;
}
