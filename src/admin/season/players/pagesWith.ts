import type { NamePlaces } from '../../../data/staff/season/namePlaces.ts';
import type { Player } from '../../../domain/season/player.ts';
import { seasonName } from '../../../domain/time/seasonNames.ts';
import { paths } from '../../../paths.ts';

/** A public page, and what it is called. */
export type NamedPage = { to: string; text: string };

/**
 * Returns the function that lists the public pages on which some people may stand by name: results, boards,
 * standings, the pages of their schools and chapters, and their own.
 */
export function pagesWith(players: readonly Player[]): (places: NamePlaces) => NamedPage[] {
  const ids = new Set(players.map(({ id }) => id));
  return ({ results, boards }) => {
    const byDay = [...results].sort((one, two) => (one.day < two.day ? 1 : -1));
    const pages = new Map<string, string>();
    const add = (to: string, text: string) => {
      if (!pages.has(to)) pages.set(to, text);
    };
    for (const { eventId, title } of byDay) add(paths.results(eventId), `Results: ${title}`);
    for (const { eventId, title } of boards) add(paths.live(eventId), `Live tables and TV: ${title}`);
    for (const { season } of byDay) add(paths.standings(season), `Standings ${seasonName(season)}`);
    for (const { season, rows } of byDay) {
      for (const { player, school, schoolId, chapter, chapterId } of rows) {
        if (!ids.has(player)) continue;
        add(paths.player(player, season), `Their own page, ${seasonName(season)}`);
        if (schoolId) add(paths.school(schoolId, season), `${school}, ${seasonName(season)}`);
        if (chapterId) add(paths.chapter(chapterId, season), `${chapter} (${school}), ${seasonName(season)}`);
      }
    }
    const [ahead] = byDay.filter(({ rows }) => rows.some((row) => row.place <= 2 && ids.has(row.player)));
    if (ahead) add(paths.tournaments('previous'), 'Previous tournaments');
    return [...pages].map(([to, text]) => ({ to, text }));
  };
}
