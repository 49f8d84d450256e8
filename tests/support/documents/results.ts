import { storable } from '../../../sample/night/storage.ts';
import type { Stored } from '../../../scripts/firestoreRest.ts';
import { pointsOf } from '../../../src/domain/results/points.ts';
import { type ResultRow, type Results, storedResults } from '../../../src/domain/results/results.ts';

const first = 'Ann Bo Cy Dee Eli Fay Gus Hal Ivy Jo Kim Lee Max Nia Oz Pam Quinn Ray Sue Ty'.split(' ');
const letters = 'LABCDEFGHIJK';
const purdue = { school: 'Purdue University', schoolId: 'purdue-university' };
const schools = [purdue, purdue, purdue, { school: 'Iowa', schoolId: 'iowa' }] as const;
const chapters = [
  { chapter: 'Sigma Chi', fraternity: 'sigma-chi' },
  { chapter: 'Theta Chi', fraternity: 'theta-chi' },
  { chapter: '', fraternity: '' },
] as const;

type Wanted = Partial<Omit<Results, 'rows'>> & {
  /** How many rows there are, when not everybody who played has a place. */
  placed?: number;
  /** What is special about the row at this place from 0. */
  row?: (at: number) => Partial<ResultRow>;
};

/** Returns the results of a night: Ann L. won, Bo L. came in second; `players` 30 unless a test says. */
export function someResults({ placed, row = () => ({}), ...night }: Wanted = {}): Results {
  const { players = 30, source = 'board', eventId = 'cup' } = night;
  return {
    eventId,
    season: '2026-27',
    day: '2026-11-06',
    title: 'Boiler Room Blackjack',
    place: 'Purdue Memorial Union',
    collegeId: 'purdue-university',
    collegeName: 'Purdue University',
    chapterId: 'purdue-university--sigma-chi',
    chapterName: 'Sigma Chi',
    players,
    source,
    version: 1,
    publishedAt: new Date('2026-11-07T04:30:00Z'),
    changes: [],
    rows: Array.from({ length: placed ?? players }, (_, at) => aRow(at, source, players, row(at))),
    ...night,
  };
}

function aRow(at: number, source: Results['source'], players: number, own: Partial<ResultRow>): ResultRow {
  const school = schools[at % schools.length] ?? purdue;
  const { chapter, fraternity } = chapters[at % chapters.length] ?? { chapter: '', fraternity: '' };
  const place = own.place ?? at + 1;
  const typed = source === 'typed';
  return {
    player: `player${String(at + 1).padStart(4, '0')}`,
    // In the order of places nobody has the number of their place.
    no: typed ? 0 : ((at + 16) % players) + 1,
    name: `${first[at % first.length]} ${letters[Math.floor(at / first.length) % letters.length]}.`,
    ...school,
    chapter,
    chapterId: chapter && `${school.schoolId}--${fraternity}`,
    points: pointsOf(place, players),
    round: typed ? 0 : at < 6 ? 3 : at < 12 ? 2 : 1,
    chips: typed ? null : Math.max(0, 6_000 - at * 250),
    ...own,
    place,
  };
}

/** Returns results as a document of the database, by its path. */
export function resultsDocument(results: Results): Record<string, Record<string, Stored>> {
  const fields = Object.entries(storedResults(results)).map(([name, value]) => [name, storable(value)]);
  return { [`results/${results.eventId}`]: Object.fromEntries(fields) };
}
