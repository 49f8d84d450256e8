import { shownName } from '../../night/draw/shownName.ts';
import type { ResultRow } from '../../results/results.ts';
import type { Player } from '../player.ts';

/** The players who are joined to others or shown in a way of their own, by id. */
export type KnownPlayers = ReadonlyMap<string, Player>;

/** Returns the id that a player counts for: that of the record at the end of its joinings, or its own. */
export function canonicalId(players: KnownPlayers, id: string): string {
  return joinings(players, id).at(-1) ?? id;
}

/** Returns the ids of joined players with the id that each of them counts for. */
export function aliasesOf(players: KnownPlayers): ReadonlyMap<string, string> {
  return new Map(
    [...players.values()].flatMap(({ id, aliasOf }) =>
      aliasOf ? [[id, canonicalId(players, id)] as const] : [],
    ),
  );
}

/** Returns the ids of the players that count for one of these records as long as it counts for itself. */
export function joinedWith(players: KnownPlayers, ids: readonly string[]): string[] {
  return [...players.keys()].filter(
    (id) => !ids.includes(id) && joinings(players, id).some((next) => ids.includes(next)),
  );
}

/** Returns the records that a player's was joined to, one after the other. */
function joinings(players: KnownPlayers, id: string): string[] {
  const found: string[] = [];
  for (let next = players.get(id)?.aliasOf; next && next !== id && !found.includes(next); ) {
    found.push(next);
    next = players.get(next)?.aliasOf;
  }
  return found;
}

/** Returns a row with the name as its player wants to be shown everywhere, where they said so. */
export function asShown(players: KnownPlayers, row: ResultRow): ResultRow {
  const shownAs = showingOf(players, row.player);
  if (!shownAs) return row;
  const name = players.get(row.player)?.name || players.get(canonicalId(players, row.player))?.name;
  return { ...row, name: shownName(name || '', shownAs) };
}

/** Returns how a player wants to be shown everywhere; '' for as they say each night. */
export function showingOf(players: KnownPlayers, id: string): Player['shownAs'] {
  return players.get(canonicalId(players, id))?.shownAs || players.get(id)?.shownAs || '';
}
