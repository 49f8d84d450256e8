import type { Lists } from '../../sample/lists.ts';
import { students } from '../../sample/people.ts';
import { randomFrom } from '../../sample/random.ts';
import { shownName } from '../../src/domain/night/draw/shownName.ts';
import { pointsOf } from '../../src/domain/results/points.ts';
import type { ResultRow, Results } from '../../src/domain/results/results.ts';
import { slug } from '../../src/domain/text/slug.ts';

/** How large a season is. */
export type SeasonSize = { nights: number; players: number; schools: number; fraternities: number };

/**
 * Returns the results of a season: fields of 40 to 120, every player at one night at least, a tenth of them
 * at most nights, and everybody in a chapter.
 */
export function bigSeason({ nights, players, schools, fraternities }: SeasonSize, lists: Lists): Results[] {
  const random = randomFrom(21);
  const colleges = random.some(lists.colleges, schools);
  const houses = random.some(lists.fraternities, fraternities);
  const people = students(players, random, 'Sample State').map(({ name }, at) => {
    const college = random.pick(colleges);
    const house = random.pick(houses);
    return {
      player: `Player${String(at).padStart(10, '0')}`,
      name: shownName(name, random.chance(20) ? 'full' : 'short'),
      school: college.name,
      schoolId: college.id,
      chapter: house.name,
      chapterId: `${college.id}--${slug(house.name)}`,
    };
  });
  const regulars = people.slice(0, players / 10);
  const perNight = Math.ceil(players / nights);
  return Array.from({ length: nights }, (_, at): Results => {
    const first = people.slice(at * perNight, (at + 1) * perNight);
    const field = [...new Set([...first, ...random.some(regulars, random.whole(10, 80))])];
    const host = random.pick(colleges);
    return {
      eventId: `event${String(at).padStart(15, '0')}`,
      season: '2026-27',
      day: `2026-${String(9 + (at % 4)).padStart(2, '0')}-${String(1 + (at % 28)).padStart(2, '0')}`,
      title: `${host.shortName} Charity Blackjack Night`,
      place: `Memorial Union, ${host.city}`,
      collegeId: host.id,
      collegeName: host.name,
      chapterId: '',
      chapterName: '',
      players: field.length,
      source: 'board',
      version: 1,
      publishedAt: null,
      changes: [],
      rows: random.some(field, field.length).map((person, order): ResultRow => {
        const place = order + 1;
        return { ...person, no: place, place, points: pointsOf(place, field.length), round: 1, chips: 2500 };
      }),
    };
  });
}
