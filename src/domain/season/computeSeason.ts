import type { Results } from '../results/results.ts';
import { groupRecord } from './groupRecord.ts';
import type { GroupSeason } from './groupSeason.ts';
import { hasPage } from './hasPage.ts';
import { ladderOf } from './ladder.ts';
import { newestOf } from './names.ts';
import { playerRecord } from './playerRecord.ts';
import type { PlayerSeason } from './playerSeason.ts';
import { grouped, type Ranked, ranking } from './ranking.ts';
import { playerLimit, type Season, type SeasonEvent, type Standing } from './season.ts';
import { byDay, type Entry, seasonEntries } from './seasonEntries.ts';
import { nightsByHost, seasonEvents } from './seasonNights.ts';
import { bestOf, type SeasonRule } from './seasonRule.ts';

/** What a season is computed from. */
export type SeasonInput = {
  season: string;
  /** Those of other seasons are passed over. */
  results: readonly Results[];
  rule: SeasonRule;
  /** The ids of joined players, each with the id that they count for. */
  aliases: ReadonlyMap<string, string>;
};

/** Every public record of a season. */
export type SeasonRecords = {
  season: Omit<Season, 'rev' | 'computedAt' | 'seasons'>;
  /** Those who have a page. */
  players: ReadonlyMap<string, PlayerSeason>;
  /** The ids of joined players, each with the id of the page it leads to; no page has two copies. */
  joined: ReadonlyMap<string, string>;
  schools: ReadonlyMap<string, GroupSeason>;
  chapters: ReadonlyMap<string, GroupSeason>;
};

/** How many results of a player the standings list beside those that count. */
const otherLimit = 4;

/**
 * Returns the standings and records of a season from its results, in any order. Names of schools and chapters
 * are those of the newest result, names of players those of the result that shows least of them.
 */
export function computeSeason({ season, results, rule, aliases }: SeasonInput): SeasonRecords {
  const nights = results.filter((night) => night.season === season).sort(byDay);
  const entries = seasonEntries(nights, aliases);
  const { names, ...newest } = newestOf(entries);
  const rank = (
    kind: Parameters<typeof bestOf>[1],
    idOf: (entry: Entry) => string,
    nameOf: (id: string) => string,
  ) => ranking(entries, { idOf, nameOf, rule: bestOf(rule, kind) });
  const players = rank('players', ({ player }) => player, names.player);
  const schools = rank('schools', ({ schoolId }) => schoolId, names.school);
  const chapters = rank('chapters', ({ chapterId }) => chapterId, names.chapter);
  const events = seasonEvents(nights, aliases, names);
  const standing = standingsOf(events);
  const schoolOf = (entry?: Entry) => ({
    school: names.school(entry?.schoolId ?? ''),
    schoolId: entry?.schoolId ?? '',
  });
  const chapterOf = (entry?: Entry) => ({
    chapter: names.chapter(entry?.chapterId ?? ''),
    chapterId: entry?.chapterId ?? '',
  });
  const atSchool = nightsByHost(nights, events, ({ collegeId }) => collegeId);
  const byChapter = nightsByHost(nights, events, ({ chapterId }) => chapterId);
  const pages = playerRecords(season, players, newest.player);
  const chaptersOf = grouped(chapters, ({ id }) => newest.chapter.get(id)?.schoolId ?? '');
  return {
    season: {
      season,
      rule,
      totals: {
        players: players.length,
        schools: schools.length,
        chapters: chapters.length,
        named: [...pages.values()].filter(({ place }) => place === null).length,
      },
      events,
      players: players.slice(0, playerLimit).map((one) => {
        const entry = newest.player.get(one.id);
        return { ...standing(one, otherLimit), ...schoolOf(entry), ...chapterOf(entry) };
      }),
      ladder: ladderOf(players, playerLimit),
      schools: schools.map((one) => standing(one)),
      chapters: chapters.map((one) => ({ ...standing(one), ...schoolOf(newest.chapter.get(one.id)) })),
    },
    players: pages,
    joined: new Map([...aliases].filter(([, id]) => pages.has(id))),
    schools: new Map(
      schools.map((one) => {
        const more = {
          season,
          school: '',
          schoolId: '',
          ...bestOf(rule, 'schools'),
          nights: atSchool.get(one.id) ?? [],
          chapters: (chaptersOf.get(one.id) ?? []).map(({ id, name, place, points }) => ({
            id,
            name,
            place,
            points,
          })),
        };
        return [one.id, groupRecord(one, more, names)];
      }),
    ),
    chapters: new Map(
      chapters.map((one) => {
        const nights = byChapter.get(one.id) ?? [];
        const school = schoolOf(newest.chapter.get(one.id));
        const more = { season, ...school, ...bestOf(rule, 'chapters'), nights, chapters: [] };
        return [one.id, groupRecord(one, more, names)];
      }),
    ),
  };
}

/** Returns a function that makes a line of a standing, with `others` results beside those that count. */
function standingsOf(events: readonly SeasonEvent[]) {
  const eventOf = new Map(events.map((event) => [event.id, event]));
  return ({ results, ...one }: Ranked, others = 0): Standing => {
    const counted = results.filter(({ counts }) => counts).length;
    return {
      ...one,
      nights: results.length,
      results: results.slice(0, counted + others).flatMap(({ night, place, points, counts }) => {
        const event = eventOf.get(night);
        return event ? [{ event, place, points, counts }] : [];
      }),
    };
  };
}

function playerRecords(
  season: string,
  players: readonly Ranked[],
  newest: ReadonlyMap<string, Entry>,
): Map<string, PlayerSeason> {
  const records = new Map<string, PlayerSeason>();
  for (const [at, one] of players.entries()) {
    const entry = newest.get(one.id);
    if (!entry || !hasPage(one.name)) continue;
    records.set(one.id, playerRecord(season, one, entry, at < playerLimit ? one.place : null));
  }
  return records;
}
