import { day, finiteNumber, instant, list, number, readFields, text } from '../fields/storedFields.ts';
import { pointsOf } from './points.ts';

/** A person's place in the results of a night. */
export type ResultRow = {
  /** The player's id (`domain/season/playerId.ts`), never a participant's. */
  player: string;
  /** The number on the board, 0 for places that were typed. */
  no: number;
  /** As the person agreed to be shown; '' when only their number is. */
  name: string;
  school: string;
  /** The id of the college's record; '' for a school that isn't listed and has no standing. */
  schoolId: string;
  chapter: string;
  /** College and fraternity, 'alabama--sigma-nu'; '' when it isn't known. */
  chapterId: string;
  /** 1 for the champion; shared places are equal (1, 2, 2, 4). */
  place: number;
  /** Computed from the place and the field, 0 in fields under 8. */
  points: number;
  /** The round reached, counted from 1; 0 when it isn't known. */
  round: number;
  chips: number | null;
};

/** A public line about a correction, by the clock of the device that published it. */
export type ResultChange = { at: number; text: string };

const sources = ['board', 'typed'] as const;

/** The published results of a night, `results/{eventId}` (season design, 3.1). */
export type Results = {
  eventId: string;
  /** '2026-27'. */
  season: string;
  day: string;
  title: string;
  place: string;
  /** The host's school and chapter. */
  collegeId: string;
  collegeName: string;
  chapterId: string;
  chapterName: string;
  /** How many played the first hand. */
  players: number;
  /** `board`: from the night's board, which has every table; `typed`: from a list on paper. */
  source: (typeof sources)[number];
  /** 1 when first published; every correction adds one. */
  version: number;
  publishedAt: Date | null;
  changes: readonly ResultChange[];
  /** By place. */
  rows: readonly ResultRow[];
};

const texts = (value: unknown): string[] => list(value).map(text);

const stored = {
  season: text,
  day: (value: unknown) => day(value) ?? '',
  title: text,
  place: text,
  collegeId: text,
  collegeName: text,
  chapterId: text,
  chapterName: text,
  players: number,
  source: (value: unknown) => sources.find((known) => known === value) ?? 'board',
  version: number,
  publishedAt: instant,
  changes: (value: unknown) => list(value).map((item) => readFields({ at: number, text }, item)),
};
const lists = {
  ids: texts,
  names: texts,
  schools: texts,
  schoolIds: texts,
  chapters: texts,
  chapterIds: texts,
  rows: list,
};

type RowNumbers = Pick<ResultRow, 'no' | 'place' | 'round' | 'chips'> & { s: number; c: number };

/** Reads '17/0/-1/3/2/2500': number, positions of school and chapter, place, round, chips if known. */
function readRow(item: unknown): RowNumbers {
  const [no, s, c, place, round, chips] = text(item)
    .split('/')
    .map((part) => (part === '' ? null : finiteNumber(Number(part))));
  return { no: no ?? 0, s: s ?? -1, c: c ?? -1, place: place ?? 0, round: round ?? 0, chips: chips ?? null };
}

/** Returns the results in a stored document; never throws. */
export function readResults(eventId: string, data: unknown): Results {
  const fields = readFields(stored, data);
  const { ids, names, schools, schoolIds, chapters, chapterIds, rows } = readFields(lists, data);
  return {
    ...fields,
    eventId,
    rows: rows.map((item, at) => {
      const { s, c, ...rest } = readRow(item);
      return {
        ...rest,
        player: ids[at] ?? '',
        name: names[at] ?? '',
        school: schools[s] ?? '',
        schoolId: schoolIds[s] ?? '',
        chapter: chapters[c] ?? '',
        chapterId: chapterIds[c] ?? '',
        points: pointsOf(rest.place, fields.players),
      };
    }),
  };
}

/**
 * Returns results as they are stored. Ids and names have lists of their own, to be queried and checked by the
 * rules; the numbers of a row are one text, since rules can't loop.
 */
export function storedResults({ eventId: _, rows, ...fields }: Results): Record<string, unknown> {
  const schools = pool(rows.map(({ school, schoolId }) => [school, schoolId]));
  const chapters = pool(rows.map(({ chapter, chapterId }) => [chapter, chapterId]));
  return {
    ...fields,
    ids: rows.map(({ player }) => player),
    names: rows.map(({ name }) => name),
    schools: schools.pairs.map(([name]) => name),
    schoolIds: schools.pairs.map(([, id]) => id),
    chapters: chapters.pairs.map(([name]) => name),
    chapterIds: chapters.pairs.map(([, id]) => id),
    rows: rows.map(({ no, school, schoolId, chapter, chapterId, place, round, chips }) => {
      const s = schools.indexOf([school, schoolId]);
      const c = chapters.indexOf([chapter, chapterId]);
      return [no, s, c, place, round, chips ?? ''].join('/');
    }),
  };
}

type Pair = readonly [name: string, id: string];

/** Returns the different pairs, and where each of them is; -1 for the one without a name. */
function pool(all: readonly Pair[]): { pairs: readonly Pair[]; indexOf: (pair: Pair) => number } {
  const keyOf = (pair: Pair) => pair.join('\t');
  const found = new Map(all.filter(([name]) => name !== '').map((pair) => [keyOf(pair), pair]));
  const keys = [...found.keys()];
  return { pairs: [...found.values()], indexOf: (pair) => keys.indexOf(keyOf(pair)) };
}
