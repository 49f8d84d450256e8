import { finiteNumber, instant, list, number, readFields, text } from '../fields/storedFields.ts';
import { readSeasonRule, type SeasonRule } from './seasonRule.ts';

/** A night of the season whose results are published. */
export type SeasonEvent = {
  id: string;
  title: string;
  day: string;
  /** The host's school, with the id of its record, '' when it isn't known. */
  school: string;
  schoolId: string;
  players: number;
  /** The champion as shown, '' when only their number is; with two champions the first. */
  winner: string;
  winnerId: string;
};

/** A result that somebody earned, and whether it counts. */
export type SeasonResult = { event: SeasonEvent; place: number; points: number; counts: boolean };

/** A line of a standing. */
export type Standing = {
  id: string;
  name: string;
  /** Shared places are equal (1, 2, 2, 4). */
  place: number;
  /** The place before the newest night; null for someone who wasn't on the list. */
  before: number | null;
  points: number;
  wins: number;
  /** How many results there are; the list may hold only the best of them. */
  nights: number;
  /** Best first: those that count, then the others. */
  results: readonly SeasonResult[];
};

export type SchoolStanding = Standing;
export type ChapterStanding = Standing & { school: string; schoolId: string };
/** School and chapter are those of the newest result. */
export type PlayerStanding = Standing & {
  school: string;
  schoolId: string;
  chapter: string;
  chapterId: string;
};

/** The standings of a season, one public document `seasons/{season}` (season design, 3.1). */
export type Season = {
  /** '2026-27'. */
  season: string;
  rule: SeasonRule;
  /** Counts the publications. */
  rev: number;
  computedAt: Date | null;
  /** The seasons with results when it was computed, newest first. */
  seasons: readonly string[];
  /**
   * How many there are in all; `players` below holds the first 200. `named`: how many of the others have a
   * page and are found by their names; null in a season computed before they were.
   */
  totals: { players: number; schools: number; chapters: number; named: number | null };
  /** Oldest first. */
  events: readonly SeasonEvent[];
  players: readonly PlayerStanding[];
  /** The places of the others (`ladder.ts`). */
  ladder: string;
  schools: readonly SchoolStanding[];
  chapters: readonly ChapterStanding[];
};

/** How many players the standings show. */
export const playerLimit = 200;

const index = (value: unknown): number => finiteNumber(value) ?? -1;
const texts = (value: unknown): string[] => list(value).map(text);

const lists = { names: texts, winners: texts, events: list, players: list, schools: list, chapters: list };
const standing = {
  id: text,
  place: number,
  before: finiteNumber,
  points: number,
  wins: number,
  nights: number,
  counted: number,
  results: text,
};

/** Returns the standings in a stored document; never throws. */
export function readSeason(season: string, data: unknown): Season {
  const { names, winners, ...rows } = readFields(lists, data);
  const head = readFields(
    {
      rule: readSeasonRule,
      rev: number,
      computedAt: instant,
      seasons: texts,
      ladder: text,
      totals: (value: unknown) =>
        readFields({ players: number, schools: number, chapters: number, named: finiteNumber }, value),
    },
    data,
  );
  const events = rows.events.map((item, at) => ({
    ...readFields(
      { id: text, title: text, day: text, school: text, schoolId: text, players: number, winnerId: text },
      item,
    ),
    winner: winners[at] ?? '',
  }));
  const standingOf = (item: unknown, name: string): Standing => {
    const { counted, results, ...rest } = readFields(standing, item);
    return { ...rest, name, results: readSeasonResults(results, counted, events) };
  };
  const schools = rows.schools.map((item) => standingOf(item, readFields({ name: text }, item).name));
  const chapters = rows.chapters.map((item) => {
    const { name, s } = readFields({ name: text, s: index }, item);
    return { ...standingOf(item, name), school: schools[s]?.name ?? '', schoolId: schools[s]?.id ?? '' };
  });
  return {
    ...head,
    season,
    events,
    schools,
    chapters,
    players: rows.players.map((item, at) => {
      const { s, c } = readFields({ s: index, c: index }, item);
      return {
        ...standingOf(item, names[at] ?? ''),
        school: schools[s]?.name ?? '',
        schoolId: schools[s]?.id ?? '',
        chapter: chapters[c]?.name ?? '',
        chapterId: chapters[c]?.id ?? '',
      };
    }),
  };
}

/** Reads '3/1/632,5/2/447': the event's position in the list, the place, and the points in tenths. */
function readSeasonResults(value: string, counted: number, events: readonly SeasonEvent[]): SeasonResult[] {
  return value.split(',').flatMap((part, at) => {
    const [event, place = 0, tenths = 0] = part.split('/').map(Number);
    const found = part === '' ? undefined : events[event ?? -1];
    return found ? [{ event: found, place, points: tenths / 10, counts: at < counted }] : [];
  });
}

/** Returns standings as they are stored, without what only the server and the publication know. */
export function storedSeason(
  season: Omit<Season, 'rev' | 'computedAt' | 'seasons' | 'season'>,
): Record<string, unknown> {
  const { rule, totals, events, players, ladder, schools, chapters } = season;
  const eventAt = new Map(events.map(({ id }, at) => [id, at]));
  const schoolAt = new Map(schools.map(({ id }, at) => [id, at]));
  const chapterAt = new Map(chapters.map(({ id }, at) => [id, at]));
  const stored = ({ id, place, before, points, wins, nights, results }: Standing) => ({
    id,
    place,
    before,
    points,
    wins,
    nights,
    counted: results.filter(({ counts }) => counts).length,
    results: results
      .map(({ event, place: at, points: earned }) =>
        [eventAt.get(event.id) ?? -1, at, Math.round(earned * 10)].join('/'),
      )
      .join(','),
  });
  return {
    rule,
    totals,
    events: events.map(({ winner: _, ...event }) => event),
    winners: events.map(({ winner }) => winner),
    players: players.map((player) => ({
      ...stored(player),
      s: schoolAt.get(player.schoolId) ?? -1,
      c: chapterAt.get(player.chapterId) ?? -1,
    })),
    names: players.map(({ name }) => name),
    ladder,
    schools: schools.map((school) => ({ ...stored(school), name: school.name })),
    chapters: chapters.map((chapter) => ({
      ...stored(chapter),
      name: chapter.name,
      s: schoolAt.get(chapter.schoolId) ?? -1,
    })),
  };
}
