import type { ResultRow, Results } from './results.ts';

/** Somebody whose place isn't the published one; null where they have none. */
export type PlaceChange = { no: number; name: string; from: number | null; to: number | null };

/** How places as they stand differ from the published ones. */
export type PlaceChanges = {
  /** By the place as it stands. */
  moved: readonly PlaceChange[];
  /** Whether anything else differs: the field, somebody's chips, school or chapter. */
  others: boolean;
};

/**
 * Returns how results differ from the published ones, person by person; null when equal. Names aren't
 * compared.
 */
export function placeChanges(published: Results, now: Results): PlaceChanges | null {
  const [before, after] = [byNumber(published), byNumber(now)];
  const numbers = [...new Set([...after.keys(), ...before.keys()])];
  const moved = numbers.flatMap((no): PlaceChange[] => {
    const [was, is] = [before.get(no), after.get(no)];
    const [from, to] = [was?.place ?? null, is?.place ?? null];
    return from === to ? [] : [{ no, name: (is ?? was)?.name ?? '', from, to }];
  });
  const others =
    published.source !== now.source ||
    published.players !== now.players ||
    numbers.some((no) => differs(before.get(no), after.get(no)));
  return moved.length > 0 || others ? { moved, others } : null;
}

function byNumber({ rows }: Results): ReadonlyMap<number, ResultRow> {
  return new Map(rows.map((row) => [row.no, row]));
}

const compared = ['chips', 'round', 'school', 'schoolId', 'chapter', 'chapterId'] as const;

function differs(one: ResultRow | undefined, two: ResultRow | undefined): boolean {
  return one !== undefined && two !== undefined && compared.some((name) => one[name] !== two[name]);
}
