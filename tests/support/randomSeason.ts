import fc from 'fast-check';
import { pointsOf } from '../../src/domain/results/points.ts';
import type { ResultRow, Results } from '../../src/domain/results/results.ts';
import { seasonOf } from '../../src/domain/time/seasonNames.ts';

/** The people of the made-up seasons: some shown as initials, some as a number only. */
const people = [
  'Ann L.',
  'Bo K.',
  'C. D.',
  '',
  'Émile Ü.',
  'مريم ح.',
  '李 王.',
  'Ann L.',
  'Gia Rossi',
  'Hal',
];
const schools = ['Purdue University', 'Towson University', 'Rice University'];

/** The id of a made-up player; it's as little like a name as a real one. */
export const idOf = (at: number) => `player${String(at).padStart(10, '0')}`;

type Drawn = { who: number; place: number; school: number; chapter: number };

function row({ who, place, school, chapter }: Drawn, players: number): ResultRow {
  const name = schools[school] ?? '';
  const schoolId = name === '' ? '' : `school-${school}`;
  const inChapter = chapter === 0 && schoolId !== '';
  return {
    player: idOf(who),
    no: who + 1,
    name: people[who % people.length] ?? '',
    school: name,
    schoolId,
    chapter: inChapter ? 'Sigma Nu' : '',
    chapterId: inChapter ? `${schoolId}--sigma-nu` : '',
    place,
    points: pointsOf(place, players),
    round: 1,
    chips: null,
  };
}

/** A night of up to twelve people with places, shared ones too, in a field of 4 to 60. */
export const randomResults = (eventId: string): fc.Arbitrary<Results> =>
  fc
    .record({
      day: fc.constantFrom(
        '2026-07-31',
        '2026-08-01',
        '2026-10-10',
        '2026-10-11',
        '2027-07-31',
        '2027-08-01',
      ),
      host: fc.integer({ min: 0, max: 3 }),
      players: fc.integer({ min: 4, max: 60 }),
      rows: fc.uniqueArray(
        fc.record({
          who: fc.nat({ max: 19 }),
          place: fc.integer({ min: 1, max: 8 }),
          school: fc.nat({ max: 3 }),
          chapter: fc.nat({ max: 1 }),
        }),
        { selector: ({ who }) => who, maxLength: 12 },
      ),
    })
    .map(({ day, host, players, rows }) => ({
      eventId,
      season: seasonOf(day),
      day,
      title: `Night ${eventId}`,
      place: 'Memorial Union',
      collegeId: schools[host] ? `school-${host}` : '',
      collegeName: schools[host] ?? '',
      chapterId: schools[host] ? `school-${host}--sigma-nu` : '',
      chapterName: schools[host] ? 'Sigma Nu' : '',
      players,
      source: 'typed',
      version: 1,
      publishedAt: null,
      changes: [],
      rows: rows.map((drawn) => row(drawn, players)),
    }));

/** Up to eight nights with different ids, most of them in the season 2026-27. */
export const randomNights: fc.Arbitrary<Results[]> = fc
  .uniqueArray(fc.nat({ max: 99 }), { maxLength: 8 })
  .chain((ids) => fc.tuple(...ids.map((id) => randomResults(`e${id}`))));
