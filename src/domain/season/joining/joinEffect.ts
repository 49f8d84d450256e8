import type { Results } from '../../results/results.ts';
import { computeSeason } from '../computeSeason.ts';
import { readPlayer } from '../player.ts';
import { aliasesOf, type KnownPlayers } from '../publish/publishedPeople.ts';
import type { SeasonRule } from '../seasonRule.ts';
import type { AliasChange } from './joining.ts';

/** A player's line of a season; null where they have none among the first 200. */
export type Line = { place: number; points: number; nights: number } | null;

/** What joining two records does to a season. */
export type JoinEffect = {
  season: string;
  kept: Line;
  other: Line;
  joined: Line;
  /** How many others get another place. */
  moved: number;
};

type Given = {
  season: string;
  results: readonly Results[];
  rule: SeasonRule;
  players: KnownPlayers;
};

/** Returns what a join does to the standings of a season. */
export function joinEffect(
  { season, results, rule, players }: Given,
  [kept, other]: readonly [string, string],
  change: AliasChange,
): JoinEffect {
  const after = new Map(players);
  for (const [id, { aliasOf }] of change)
    after.set(id, { ...readPlayer(id, {}), ...players.get(id), aliasOf });
  const [then, now] = [players, after].map((known) =>
    computeSeason({ season, results, rule, aliases: aliasesOf(known) }),
  );
  const [before, joined] = [linesOf(then), linesOf(now)];
  const moved = [...joined].filter(
    ([id, line]) => id !== kept && id !== other && before.get(id)?.place !== line?.place,
  );
  return {
    season,
    kept: before.get(kept) ?? null,
    other: before.get(other) ?? null,
    joined: joined.get(kept) ?? null,
    moved: moved.length,
  };
}

function linesOf(records: ReturnType<typeof computeSeason> | undefined): ReadonlyMap<string, Line> {
  const players = records?.season.players ?? [];
  return new Map(players.map(({ id, place, points, nights }) => [id, { place, points, nights }]));
}
