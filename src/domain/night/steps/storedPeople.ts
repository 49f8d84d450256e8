import type { FixedSeat } from '../draw/draw.ts';
import type { ListedPlayer } from '../draw/drawList.ts';

/** People as the board stores them: the names of schools and chapters stand once. */
export type StoredPeople = {
  people: Readonly<Record<string, { n: string; s: number; c: number }>>;
  schools: readonly string[];
  chapters: readonly string[];
};

/** Returns people as the board stores them. */
export function storedPeople(players: readonly ListedPlayer[]): StoredPeople {
  const schools = names(players.map(({ school }) => school));
  const chapters = names(players.map(({ chapter }) => chapter));
  return {
    people: Object.fromEntries(
      players.map(({ no, shown, school, chapter }) => [
        no,
        { n: shown, s: schools.indexOf(school), c: chapters.indexOf(chapter) },
      ]),
    ),
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
