import { sumOfPoints } from './counting.ts';
import type { GroupPerson, GroupResult, GroupSeason } from './groupSeason.ts';
import { hasPage } from './hasPage.ts';
import type { Names } from './names.ts';
import { grouped, type Judged, type Ranked } from './ranking.ts';
import { byCode, type Entry } from './seasonEntries.ts';

/** How many results and people a record lists. */
const resultLimit = 30;
const peopleLimit = 100;

/** What the record of a school or a chapter says and its place in the standing doesn't. */
type More = Pick<
  GroupSeason,
  'season' | 'school' | 'schoolId' | 'best' | 'ofOneNight' | 'nights' | 'chapters'
>;

/** Returns the record of a school or a chapter. */
export function groupRecord({ results, ...standing }: Ranked, more: More, names: Names): GroupSeason {
  const people = peopleOf(results, names);
  return {
    ...standing,
    ...more,
    results: results.slice(0, resultLimit).map((entry) => groupResult(entry, names.player(entry.player))),
    played: people.length,
    people: people.slice(0, peopleLimit),
  };
}

function groupResult({ night, player, title, day, players, place, points, counts }: Judged, name: string) {
  const shown = hasPage(name) ? player : '';
  const result: GroupResult = {
    player: shown,
    name,
    eventId: night,
    title,
    day,
    players,
    place,
    points,
    counts,
  };
  return result;
}

/** Returns those who earned the results, by points. */
function peopleOf(results: readonly Entry[], names: Names): GroupPerson[] {
  return [...grouped(results, ({ player }) => player)]
    .map(([id, earned]) => ({
      id,
      name: names.player(id),
      points: sumOfPoints(earned),
      nights: earned.length,
      best: Math.min(...earned.map(({ place }) => place)),
    }))
    .sort((one, two) => two.points - one.points || one.best - two.best || byCode(one.id, two.id))
    .map((person) => (hasPage(person.name) ? person : { ...person, id: '' }));
}
