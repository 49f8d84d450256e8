import type { FixedSeat } from '../draw/draw.ts';
import type { ListedPlayer } from '../draw/drawList.ts';

/**
 * People as the board stores them: the names of schools and chapters stand once, and those of people apart
 * from what a draw depends on.
 */
export type StoredPeople = {
  people: Readonly<Record<string, StoredPerson>>;
  names: Readonly<Record<string, string>>;
  schools: readonly string[];
  chapters: readonly string[];
};

/** Somebody as the board stores them: the places of school and chapter in their lists, and the keyed hash. */
export type StoredPerson = { s: number; c: number; h: string };

/** Returns people as the board stores them; `bound`: the keyed hashes by number. */
export function storedPeople(
  players: readonly ListedPlayer[],
  bound: ReadonlyMap<number, string>,
): StoredPeople {
  const schools = names(players.map(({ school }) => school));
  const chapters = names(players.map(({ chapter }) => chapter));
  return {
    people: Object.fromEntries(
      players.map(({ no, school, chapter }) => [
        no,
        { s: schools.indexOf(school), c: chapters.indexOf(chapter), h: bound.get(no) ?? '' },
      ]),
    ),
    names: Object.fromEntries(players.map(({ no, shown }) => [no, shown])),
    schools,
    chapters,
  };
}

/** Returns pairs of people as the board stores them; a list there holds no lists. */
export function storedPairs(pairs: readonly (readonly [number, number])[]): { one: number; two: number }[] {
  return pairs.map(([one, two]) => ({ one, two }));
}

/** Returns fixed seats as the board stores them, without what isn't fixed. */
export function storedFixed(fixed: readonly FixedSeat[]): Record<string, number>[] {
  return fixed.map(({ no, table, seat }) => ({
    no,
    ...(table !== undefined && { table }),
    ...(seat !== undefined && { seat }),
  }));
}

function names(given: readonly string[]): string[] {
  return [...new Set(given.filter(Boolean))].sort();
}
