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

/**
 * Somebody as the board stores them: the places of school and chapter in their lists, the keyed hash, and the
 * tag of who has a ticket, by which they find their own number.
 */
export type StoredPerson = { s: number; c: number; h: string; t?: string };

/** What binds a number to its participant: the keyed hash, and the tag of who has a ticket, '' for others. */
type Binding = { h: string; tag: string };

/** Returns people as the board stores them; `bindings` by number. */
export function storedPeople(
  players: readonly ListedPlayer[],
  bindings: ReadonlyMap<number, Binding>,
): StoredPeople {
  const schools = names(players.map(({ school }) => school));
  const chapters = names(players.map(({ chapter }) => chapter));
  return {
    people: Object.fromEntries(
      players.map((player) => [
        player.no,
        storedPerson(player, { schools, chapters }, bindings.get(player.no) ?? { h: '', tag: '' }),
      ]),
    ),
    names: Object.fromEntries(players.map(({ no, shown }) => [no, shown])),
    schools,
    chapters,
  };
}

/** Returns somebody as the board stores them. */
export function storedPerson(
  { school, chapter }: ListedPlayer,
  { schools, chapters }: Pick<StoredPeople, 'schools' | 'chapters'>,
  { h, tag }: Binding,
): StoredPerson {
  return { s: schools.indexOf(school), c: chapters.indexOf(chapter), h, ...(tag && { t: tag }) };
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
