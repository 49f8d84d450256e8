import { foundLimit, playersByToken } from '../../../data/site/seasonPlayers.ts';
import { playerTokens } from '../../../domain/search/playerSearch.ts';
import { isFound, searchQuery } from '../../../domain/search/searchQuery.ts';
import type { Season } from '../../../domain/season/season.ts';
import { playerLine } from '../../../domain/season/standing/playerLine.ts';
import type { StandingLine } from '../../../domain/season/standing/standingLines.ts';

/** Players beyond those that the standings list, by place. `more`: there may be others of such a name. */
export type Beyond = { lines: readonly StandingLine[]; more: boolean };

/** Returns the players beyond those listed whom a search finds: 10 reads, or twice 10. @throws DataError */
export async function playersBeyond(season: Season, typed: string): Promise<Beyond> {
  const listed = new Set(season.players.map(({ id }) => id));
  const query = searchQuery(typed);
  let more = false;
  for (const token of query.tokens) {
    const found = await playersByToken(season.season, token);
    more = found.length === foundLimit;
    const lines = found
      .filter(({ id, name }) => !listed.has(id) && isFound(query, playerTokens({ name, email: '' })))
      .map((player) => playerLine(player, season.ladder))
      .sort((one, two) => (one.place || Infinity) - (two.place || Infinity));
    if (lines.length > 0) return { lines, more };
  }
  return { lines: [], more };
}
