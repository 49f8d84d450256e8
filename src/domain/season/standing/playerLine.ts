import { placeOn } from '../ladder.ts';
import type { PlayerSeason } from '../playerSeason.ts';
import type { StandingLine } from './standingLines.ts';

/**
 * Returns a player whom the standings don't list as a line of them; place 0 when their ladder can't tell it.
 */
export function playerLine(
  { place: _, season: _season, ...player }: PlayerSeason,
  ladder: string,
): StandingLine {
  const results = [...player.results].sort(
    (one, two) => Number(two.counts) - Number(one.counts) || two.points - one.points,
  );
  return {
    ...player,
    place: placeOn(ladder, player) ?? 0,
    before: null,
    nights: results.length,
    results: results.map(({ eventId, title, day, players, place, points, counts }) => ({
      event: { id: eventId, title, day, players, school: '', schoolId: '', winner: '', winnerId: '' },
      place,
      points,
      counts,
    })),
  };
}
