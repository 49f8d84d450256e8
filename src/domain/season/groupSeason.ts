import { finiteNumber, flag, list, number, readFields, text } from '../fields/storedFields.ts';

/** A night of the season, with its champion as shown. */
export type GroupNight = { eventId: string; title: string; day: string; players: number; winner: string };

/** A result that somebody earned for a school or a chapter; `player` '' for someone without a page. */
export type GroupResult = {
  player: string;
  name: string;
  eventId: string;
  title: string;
  day: string;
  players: number;
  place: number;
  points: number;
  counts: boolean;
};

/** Somebody who played for it, with the points of all their results for it. */
export type GroupPerson = { id: string; name: string; points: number; nights: number; best: number };

/** A school or a chapter in a season: `seasons/{season}/schools/{id}`, `…/chapters/{id}`. */
export type GroupSeason = {
  season: string;
  id: string;
  name: string;
  /** The chapter's school; '' for a school. */
  school: string;
  schoolId: string;
  place: number;
  before: number | null;
  points: number;
  wins: number;
  /** How many results count, and how many of one night; 0 in a record from before it said so. */
  best: number;
  ofOneNight: number;
  /** Those that count, best first, then the next best; 30 at most. */
  results: readonly GroupResult[];
  /** How many people played for it; the list holds the first 100, by points. */
  played: number;
  people: readonly GroupPerson[];
  /** The nights at its campus, or that the chapter hosted; newest first. */
  nights: readonly GroupNight[];
  /** A school's chapters, by place. */
  chapters: readonly { id: string; name: string; place: number; points: number }[];
};

const texts = (value: unknown): string[] => list(value).map(text);

const head = {
  name: text,
  school: text,
  schoolId: text,
  place: number,
  before: finiteNumber,
  points: number,
  wins: number,
  best: number,
  ofOneNight: number,
  played: number,
};
const night = { eventId: text, title: text, day: text, players: number };
const earned = { ...night, player: text, place: number, points: number, counts: flag };
const lists = { names: texts, peopleNames: texts, winners: texts, results: list, people: list };
const more = { nights: list, chapters: list };

/** Returns the season of a school or a chapter in a stored document; never throws. */
export function readGroupSeason(season: string, id: string, data: unknown): GroupSeason {
  const { names, peopleNames, winners, results, people } = readFields(lists, data);
  const { nights, chapters } = readFields(more, data);
  return {
    ...readFields(head, data),
    season,
    id,
    results: results.map((item, at) => ({ ...readFields(earned, item), name: names[at] ?? '' })),
    people: people.map((item, at) => ({
      ...readFields({ id: text, points: number, nights: number, best: number }, item),
      name: peopleNames[at] ?? '',
    })),
    nights: nights.map((item, at) => ({ ...readFields(night, item), winner: winners[at] ?? '' })),
    chapters: chapters.map((item) =>
      readFields({ id: text, name: text, place: number, points: number }, item),
    ),
  };
}

/** Returns the stored season of a school or a chapter, with people's names in lists of their own. */
export function storedGroupSeason({
  season: _,
  id: _id,
  results,
  people,
  nights,
  ...fields
}: GroupSeason): Record<string, unknown> {
  return {
    ...fields,
    results: results.map(({ name: _name, ...rest }) => rest),
    names: results.map(({ name }) => name),
    people: people.map(({ name: _name, ...rest }) => rest),
    peopleNames: people.map(({ name }) => name),
    nights: nights.map(({ winner: _winner, ...rest }) => rest),
    winners: nights.map(({ winner }) => winner),
  };
}
