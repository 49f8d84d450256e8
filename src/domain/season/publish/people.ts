import { shownName } from '../../night/draw/shownName.ts';
import type { ResultRow } from '../../results/results.ts';
import type { Player } from '../player.ts';

/** The players who are joined to others or shown in a way of their own, by id. */
export type KnownPlayers = ReadonlyMap<string, Player>;

/** Returns the id that stands for a player: that of the record it was joined to, or its own. */
export function canonicalId(players: KnownPlayers, id: string): string {
  return players.get(id)?.aliasOf || id;
}

/** Returns the ids of joined players with the id that each of them counts for. */
export function aliasesOf(players: KnownPlayers): ReadonlyMap<string, string> {
  return new Map(
    [...players.values()].flatMap(({ id, aliasOf }) => (aliasOf ? [[id, aliasOf] as const] : [])),
  );
}

/** Returns a row with the name as its player wants to be shown everywhere, where they said so. */
export function asShown(players: KnownPlayers, row: ResultRow): ResultRow {
  const own = players.get(row.player);
  const whole = players.get(canonicalId(players, row.player));
  const shownAs = whole?.shownAs || own?.shownAs;
  if (!shownAs) return row;
  return { ...row, name: shownName(own?.name || whole?.name || '', shownAs) };
}
