import { serverTimestamp } from 'firebase/firestore/lite';
import { storable } from '../../../sample/night/storage.ts';
import type { Stored } from '../../../scripts/firestoreRest.ts';
import { type ResultRow, type Results, storedResults } from '../../../src/domain/results/results.ts';
import { storedGroupSeason } from '../../../src/domain/season/groupSeason.ts';
import { storedPlayerSeason } from '../../../src/domain/season/playerSeason.ts';
import { type SeasonEvent, storedSeason } from '../../../src/domain/season/season.ts';
import { usualRule } from '../../../src/domain/season/seasonRule.ts';
import { season } from './samples.ts';

/*
 * A night whose results are published, and the season of that one night.
 */

const moment = new Date('2026-03-15T04:00:00Z');
const now = serverTimestamp();

export const ann = 'AnnA-z_012345678';
export const bo = 'BoAA-z_012345678';
export const secret = 'S-z_0123456789A-z_0123456789A-z_0123456789A';

const school = { school: 'Purdue University', schoolId: 'purdue-university' };
const chapter = { chapter: 'Sigma Chi', chapterId: 'purdue-university--sigma-chi' };

const row = (place: number, player: string, name: string): ResultRow => ({
  player,
  no: place + 20,
  name,
  ...school,
  ...(place === 1 ? chapter : { chapter: '', chapterId: '' }),
  place,
  points: 0,
  round: 2,
  chips: place === 1 ? 6100 : null,
});

/** Returns the results of a night: Ann before Bo, in a field of 40. */
export function published(more: Partial<Results> = {}): Results {
  return {
    eventId: 'r1',
    season: '2025-26',
    day: '2026-03-14',
    title: 'Spring Open',
    place: 'Memorial Union',
    collegeId: school.schoolId,
    collegeName: school.school,
    chapterId: chapter.chapterId,
    chapterName: chapter.chapter,
    players: 40,
    source: 'board',
    version: 1,
    publishedAt: moment,
    changes: [],
    rows: [row(1, ann, 'Ann L.'), row(2, bo, 'Bo K.')],
    ...more,
  };
}

const event: SeasonEvent = {
  id: 'r1',
  title: 'Spring Open',
  day: '2026-03-14',
  ...school,
  players: 40,
  winner: 'Ann L.',
  winnerId: ann,
};
const line = (points: number) => ({
  place: 1,
  before: null,
  points,
  wins: 1,
  nights: 1,
  results: [{ event, place: 1, points, counts: true }],
});
const computed = storedSeason({
  rule: usualRule,
  totals: { players: 2, schools: 1, chapters: 1, named: 0 },
  events: [event],
  players: [
    { ...line(63.2), id: ann, name: 'Ann L.', ...school, ...chapter },
    { ...line(44.7), id: bo, name: 'Bo K.', ...school, chapter: '', chapterId: '' },
  ],
  ladder: '3,-316,0/1*3',
  schools: [{ ...line(107.9), id: school.schoolId, name: school.school }],
  chapters: [{ ...line(63.2), id: chapter.chapterId, name: chapter.chapter, ...school }],
});
const earned = { eventId: 'r1', title: 'Spring Open', day: '2026-03-14', players: 40 };
const result = { ...earned, place: 1, points: 63.2, counts: true };

/** What staff send, by kind. */
export const sentSeason = {
  results: { ...storedResults(published()), publishedAt: now },
  seasons: { ...computed, rev: 1, computedAt: now, seasons: ['2025-26'] },
  playerSeason: storedPlayerSeason({
    season: '2025-26',
    id: ann,
    name: 'Ann L.',
    ...school,
    ...chapter,
    place: 1,
    points: 63.2,
    wins: 1,
    results: [{ ...result, ...school, ...chapter }],
  }),
  groupSeason: storedGroupSeason({
    season: '2025-26',
    id: chapter.chapterId,
    name: chapter.chapter,
    ...school,
    place: 1,
    before: null,
    points: 63.2,
    wins: 1,
    best: 5,
    ofOneNight: 2,
    results: [{ ...result, player: ann, name: 'Ann L.' }],
    played: 1,
    people: [{ id: ann, name: 'Ann L.', points: 63.2, nights: 1, best: 1 }],
    nights: [{ ...earned, winner: 'Ann L.' }],
    chapters: [],
  }),
  players: { name: 'Ann Lee', email: 'ann@college.example', searchTokens: ['ann', 'lee'] },
  seasonSettings: { secret, seasons: ['2025-26'], people: 3 },
};

const stored = (fields: Record<string, unknown>): Record<string, Stored> =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, storable(value)]));

/** The event `r1` with its results, and their season, by path, as `season` has the others. */
export const publishedNight: Record<string, Record<string, Stored>> = {
  'events/r1': { ...season['events/e1'], status: 'completed', board: 'results' },
  'tournaments/r1': { ...season['tournaments/t1'], title: 'Spring Open', board: 'results' },
  'results/r1': stored(storedResults(published())),
  'seasons/2025-26': stored({ ...sentSeason.seasons, computedAt: moment }),
  [`seasons/2025-26/players/${ann}`]: stored(sentSeason.playerSeason),
  'seasons/2025-26/schools/purdue-university': stored({
    ...sentSeason.groupSeason,
    name: school.school,
    school: '',
    schoolId: '',
  }),
  [`seasons/2025-26/chapters/${chapter.chapterId}`]: stored(sentSeason.groupSeason),
  [`players/${ann}`]: sentSeason.players,
  [`players/${bo}`]: { name: 'Bo King', email: '', searchTokens: ['bo', 'kin'], shownAs: '', aliasOf: '' },
  'settings/season': sentSeason.seasonSettings,
};
