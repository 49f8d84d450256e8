import { isStateCode, stateNames } from '../colleges/stateNames.ts';
import { fraternityWords } from '../fraternities/fraternityNames.ts';
import { colleges, type ListedCollege } from '../lists/listedColleges.ts';
import { fraternities } from '../lists/listedFraternities.ts';
import { searcher, searchText } from '../text/searchText.ts';
import { slug } from '../text/slug.ts';
import type { EventGroup } from './eventGroup.ts';

/** A group, and what a search for it looks through: one normalized name per line, the group's own first. */
type Searched = EventGroup & { words: string };

const collegeGroups = colleges.map((college) =>
  searched(
    {
      kind: 'college',
      id: college.id,
      name: college.name,
      about: `${college.city}, ${college.state}`,
      field: 'collegeId',
      values: idsOf(college),
    },
    [college.shortName, college.nickname, `${college.shortName} ${college.nickname}`],
  ),
);

const cityGroups = [...collegesByCity()].map(([name, inCity]) =>
  searched(
    {
      kind: 'city',
      id: slug(name),
      name,
      about: inCity.length === 1 ? '1 college' : `${inCity.length} colleges`,
      field: 'collegeId',
      values: inCity.flatMap(idsOf),
    },
    [name.replace(/, ..$/, '')],
  ),
);

const stateGroups = Object.entries(stateNames).map(([id, name]) =>
  searched({ kind: 'state', id, name, about: id, field: 'state', values: [id] }, [id]),
);

const fraternityGroups = fraternities.map(({ name, letters }) => {
  const names = fraternityWords({ name, letters }).split('\n');
  return searched(
    {
      kind: 'fraternity',
      id: slug(name),
      name,
      about: letters,
      field: 'fraternityName',
      values: [...new Set(names)],
    },
    names,
  );
});

/** In the order in which equally good matches are listed. */
const all: readonly Searched[] = [...collegeGroups, ...stateGroups, ...fraternityGroups, ...cityGroups];

/**
 * Returns the group of an address, or null. An unlisted college or fraternity is found by the console's id.
 */
export function groupCalled(kind: string, id: string): EventGroup | null {
  const known = all.find((group) => group.kind === kind && group.id.toLowerCase() === id.toLowerCase());
  if (known) return known;
  if (kind === 'college' && id === slug(id))
    return { kind, id, name: '', about: '', field: 'collegeId', values: [id] };
  const code = id.toUpperCase();
  if (kind === 'state' && isStateCode(code))
    return { kind, id: code, name: code, about: '', field: 'state', values: [code] };
  return null;
}

/** Returns the groups that a text names, best first, at most eight. 'Sigma Chi at Purdue' gives both. */
export function groupsFor(typed: string): EventGroup[] {
  const whole = matches(typed);
  return (whole.length > 0 ? whole : matchesOfParts(typed)).slice(0, 8);
}

/** Returns the one group that a text certainly means: it's the only match, or the only one of that name. */
export function groupMeant(typed: string): EventGroup | null {
  const found = matches(typed);
  const named = found.filter((group) => rank(group, searchText(typed)) === 0);
  const [only, another] = named.length > 0 ? named : found;
  return only && !another ? only : null;
}

function matches(typed: string): Searched[] {
  const text = searchText(typed);
  if (text === '') return [];
  const isMatch = searcher(typed);
  return all
    .filter(({ words }) => isMatch(words))
    .map((group) => ({ group, rank: rank(group, text) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ group }) => group);
}

/** Returns the best match of each half of a text that nothing matches as a whole. */
function matchesOfParts(typed: string): Searched[] {
  const words = typed.trim().split(/[\s,]+(?:(?:at|in|of|@)\s+)?/);
  for (let cut = words.length - 1; cut > 0; cut--) {
    const halves = [words.slice(0, cut), words.slice(cut)].map((half) => matches(half.join(' ')));
    if (halves.every((found) => found.length > 0)) return halves.flatMap((found) => found.slice(0, 4));
  }
  return [];
}

function rank({ words }: Searched, text: string): number {
  const names = words.split('\n');
  if (names.includes(text)) return 0;
  if (names.some((name) => name.startsWith(text))) return 1;
  return words.includes(` ${text}`) ? 2 : 3;
}

/** Returns the colleges of each city, by 'Waco, TX'. */
function collegesByCity(): Map<string, ListedCollege[]> {
  const cities = new Map<string, ListedCollege[]>();
  for (const college of colleges) {
    const name = `${college.city}, ${college.state}`;
    cities.set(name, [...(cities.get(name) ?? []), college]);
  }
  return cities;
}

/** The id of a college in the list, and the one that the console makes of its short name. */
function idsOf({ id, shortName }: ListedCollege): string[] {
  return [...new Set([id, slug(shortName)])];
}

function searched(group: EventGroup, names: readonly string[]): Searched {
  const words = [...new Set([group.name, ...names].map(searchText))].join('\n');
  return { ...group, words };
}
