import type { PlayerSeason } from './playerSeason.ts';
import type { Ranked } from './ranking.ts';
import { byCode, type Entry } from './seasonEntries.ts';

/** Returns the record of a player; `newest` is their newest result, `place` null beyond those shown. */
export function playerRecord(
  season: string,
  { id, name, points, wins, results }: Ranked,
  { school, schoolId, chapter, chapterId }: Entry,
  place: number | null,
): PlayerSeason {
  return {
    season,
    id,
    name,
    school,
    schoolId,
    chapter,
    chapterId,
    place,
    points,
    wins,
    results: [...results]
      .sort((one, two) => byCode(two.day, one.day) || byCode(two.night, one.night))
      .map((entry) => ({
        eventId: entry.night,
        title: entry.title,
        day: entry.day,
        players: entry.players,
        place: entry.place,
        points: entry.points,
        counts: entry.counts,
        school: entry.school,
        schoolId: entry.schoolId,
        chapter: entry.chapter,
        chapterId: entry.chapterId,
      })),
  };
}
