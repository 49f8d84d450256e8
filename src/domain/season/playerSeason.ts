import { finiteNumber, flag, list, number, readFields, text } from '../fields/storedFields.ts';

/** A result of a player: where, against how many, for which school and chapter, and whether it counts. */
export type PlayerResult = {
  eventId: string;
  title: string;
  day: string;
  players: number;
  place: number;
  points: number;
  counts: boolean;
  school: string;
  schoolId: string;
  chapter: string;
  chapterId: string;
};

/**
 * A player in a season, only of those shown with a name. A joined record has `{ of }`, the id it counts for.
 */
export type PlayerSeason = {
  season: string;
  id: string;
  name: string;
  /** Those of the newest result. */
  school: string;
  schoolId: string;
  chapter: string;
  chapterId: string;
  /** null beyond the places that the standings show. */
  place: number | null;
  points: number;
  wins: number;
  /** Newest first. */
  results: readonly PlayerResult[];
};

const group = { school: text, schoolId: text, chapter: text, chapterId: text };
const result = {
  ...group,
  eventId: text,
  title: text,
  day: text,
  players: number,
  place: number,
  points: number,
  counts: flag,
};

/** Returns a player's season in a stored document; never throws. */
export function readPlayerSeason(season: string, id: string, data: unknown): PlayerSeason {
  const fields = { ...group, name: text, place: finiteNumber, points: number, wins: number };
  const { results } = readFields({ results: list }, data);
  return {
    ...readFields(fields, data),
    season,
    id,
    results: results.map((item) => readFields(result, item)),
  };
}

/** Returns the id of the record that a stored one leads to, '' for a record of its own. */
export function leadsTo(data: unknown): string {
  return readFields({ of: text }, data).of;
}

/** Returns a player's season as it is stored. */
export function storedPlayerSeason({ season: _, id: _id, ...fields }: PlayerSeason): Record<string, unknown> {
  return fields;
}
