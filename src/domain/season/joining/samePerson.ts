import type { Results } from '../../results/results.ts';
import { searchText } from '../../text/searchText.ts';
import type { Player } from '../player.ts';
import { canonicalId, type KnownPlayers } from '../publish/publishedPeople.ts';

/** Why two records may be of one person; the surest first. */
export const sameReasons = ['same name, same school', 'same name', 'like names, same school'] as const;
export type SameReason = (typeof sameReasons)[number];

/** The ids of the schools that players played for. */
export type SchoolsOf = ReadonlyMap<string, ReadonlySet<string>>;

/** Returns the schools that everyone in these results played for, by player; those of our list alone. */
export function schoolsOf(results: readonly Results[]): SchoolsOf {
  const found = new Map<string, Set<string>>();
  for (const { player, schoolId } of results.flatMap(({ rows }) => rows)) {
    const schools = found.get(player) ?? new Set();
    if (schoolId) schools.add(schoolId);
    found.set(player, schools);
  }
  return found;
}

/** Returns why two records may be of one person, or null. They can't be when both played the same night. */
export function whySame(
  one: Player,
  two: Player,
  schools: SchoolsOf,
  nights: ReadonlyMap<string, ReadonlySet<string>>,
  known: KnownPlayers = new Map([one, two].map((player) => [player.id, player])),
): SameReason | null {
  if (canonicalId(known, one.id) === canonicalId(known, two.id)) return null;
  if (meet(nights.get(one.id), nights.get(two.id))) return null;
  const together = meet(schools.get(one.id), schools.get(two.id));
  if (searchText(one.name) === searchText(two.name)) {
    return searchText(one.name) === '' ? null : together ? 'same name, same school' : 'same name';
  }
  return together && areLike(one.name, two.name) ? 'like names, same school' : null;
}

/** Returns the nights that everyone in these results played, by player. */
export function nightsOf(results: readonly Results[]): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  for (const { eventId, rows } of results) {
    for (const { player } of rows) found.set(player, (found.get(player) ?? new Set()).add(eventId));
  }
  return found;
}

/** Two records that may be of one person. */
export type Pair = { one: Player; two: Player; why: SameReason };

/** Returns the pairs of records that may be of one person, the surest first. */
export function likelyPairs(players: readonly Player[], results: readonly Results[]): Pair[] {
  const [schools, nights] = [schoolsOf(results), nightsOf(results)];
  const known = new Map(players.map((player) => [player.id, player]));
  return players
    .flatMap((one, at) =>
      players.slice(at + 1).flatMap((two) => {
        const why = whySame(one, two, schools, nights, known);
        return why ? [{ one, two, why }] : [];
      }),
    )
    .sort((a, b) => sameReasons.indexOf(a.why) - sameReasons.indexOf(b.why));
}

/** Returns the ids, at most `most`, of players that are shown alike at one school and may be one person. */
export function shownAlike(results: readonly Results[], most: number): string[] {
  const groups = new Map<string, Set<string>>();
  for (const { player, name, schoolId, school } of results.flatMap(({ rows }) => rows)) {
    const key = `${searchText(name)}\t${schoolId || searchText(school)}`;
    if (name !== '') groups.set(key, (groups.get(key) ?? new Set()).add(player));
  }
  const alike = [...groups.values()].filter((ids) => ids.size > 1);
  return [...new Set(alike.flatMap((ids) => [...ids]))].slice(0, most);
}

/** Whether two names may be one: 'Mike Chen' and 'Michael Chen', 'Ana Ruiz' and 'Anna Ruiz'. */
function areLike(one: string, two: string): boolean {
  const [a, b] = [wordsOf(one), wordsOf(two)];
  const [firstA = '', firstB = ''] = [a[0], b[0]];
  const [lastA = '', lastB = ''] = [a.at(-1), b.at(-1)];
  if (a.length < 2 || b.length < 2) return false;
  if (lastA === lastB) return firstA.slice(0, 2) === firstB.slice(0, 2) || isNear(firstA, firstB);
  return firstA === firstB && isNear(lastA, lastB);
}

const wordsOf = (name: string) => searchText(name).split(' ').filter(Boolean);

/** Whether one letter was added, left out or changed, or two neighbors were exchanged. */
function isNear(one: string, two: string): boolean {
  if (Math.abs(one.length - two.length) > 1 || Math.min(one.length, two.length) < 3) return false;
  let start = 0;
  while (start < one.length && one[start] === two[start]) start += 1;
  const [a, b] = [one.slice(start), two.slice(start)];
  const swapped = a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2);
  return swapped || a.slice(1) === b || a === b.slice(1) || a.slice(1) === b.slice(1);
}

function meet(one: ReadonlySet<string> = new Set(), two: ReadonlySet<string> = new Set()): boolean {
  return [...one].some((item) => two.has(item));
}
