import { isStateCode, stateNames } from '../colleges/stateNames.ts';
import { fraternityWords } from '../fraternities/fraternityNames.ts';
import type { SearchedCollege } from '../lists/collegeLine.ts';
import { collegeNicknames } from '../lists/collegeNicknames.ts';
import { fraternities } from '../lists/listedFraternities.ts';
import { searchedColleges as colleges } from '../lists/searchedColleges.ts';
import { plainWords, readingsOf, tellingWords } from '../text/searchText.ts';
import { slug } from '../text/slug.ts';
import type { EventGroup } from './eventGroup.ts';
import { otherSchools, saidNames, schoolInitials } from './schoolAliases.ts';

/**
 * A group and what a search for it looks through, normalized: its names, its initials, which count only as a
 * whole, and its mascot.
 */
type Searched = EventGroup & { names: readonly string[]; initials: readonly string[]; mascot: string };

/** Those of the large conferences first: of several with the same initials they are the likeliest. */
const likeliest = [...colleges].sort((a, b) => Number(b.requestList) - Number(a.requestList));

const listedGroups = likeliest.map((college) =>
  searched(
    {
      kind: 'college',
      id: college.id,
      name: college.name,
      about: `${college.city}, ${college.state}`,
      field: 'collegeId',
      values: idsOf(college),
    },
    [...saidNames(college), ...(collegeNicknames.get(college.id) ?? [])],
    schoolInitials(college.name),
    college.nickname,
  ),
);

const otherGroups = otherSchools.map(([name, about, called]) => {
  const id = slug(name);
  const group = { kind: 'college', id, name, about, field: 'collegeId', values: [id] } as const;
  return searched(group, [called], schoolInitials(name));
});

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
  searched({ kind: 'state', id, name, about: id, field: 'state', values: [id] }, [`State of ${name}`], [id]),
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
const all: readonly Searched[] = [
  ...listedGroups,
  ...otherGroups,
  ...stateGroups,
  ...fraternityGroups,
  ...cityGroups,
];

/**
 * Returns the group of an address, or null. An unlisted college or fraternity is found by the console's id.
 */
export function groupCalled(word: string, id: string): EventGroup | null {
  const kind = word.toLowerCase();
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

/**
 * Returns the one group that a text certainly means: the only match, or the only one that is called so. 'UT'
 * is a state and several schools, and so means none.
 */
export function groupMeant(typed: string): EventGroup | null {
  const ranked = rankedMatches(typed);
  const best = ranked[0]?.rank ?? 9;
  const named = best <= ofInitials ? ranked.filter(({ rank }) => rank === best) : ranked;
  const groups = ranked.length > 0 ? named.map(({ group }) => group) : matchesOfParts(typed);
  const [only, another] = groups.filter((group) => !isTownOf(group, groups));
  return only && !another ? only : null;
}

/** Whether a group is the town of a college among others, and has no other college: 'Auburn, AL'. */
function isTownOf({ kind, values }: EventGroup, others: readonly EventGroup[]): boolean {
  return (
    kind === 'city' &&
    others.some((college) => college.kind === 'college' && values.every((id) => college.values.includes(id)))
  );
}

function matches(typed: string): Searched[] {
  return rankedMatches(typed).map(({ group }) => group);
}

/** The ranks: called so, the initials of several, a name that starts so, the start of a word. */
const ofInitials = 1;

function rankedMatches(typed: string): { group: Searched; rank: number }[] {
  const plain = readingsOf(typed).map(plainWords);
  const usual = plain.map((text) => text.replace(/^the (?=.)/, '').replace(/(?<= )st$/, 'state'));
  const texts = [...new Set([...plain, ...usual])];
  const whole = texts[0]?.replace(/^u ?of ?(?=\S$)/, 'u') ?? '';
  if (whole === '') return [];
  const readings = texts.map((text) => tellingWords(text.split(' ')));
  return all
    .map((group) => ({ group, rank: rank(group, whole, texts, readings) }))
    .filter(({ rank }) => rank < 9)
    .sort((a, b) => a.rank - b.rank);
}

/** Returns what both halves of a text name that nothing matches as a whole, or the best matches of each. */
function matchesOfParts(typed: string): Searched[] {
  const words = typed.trim().split(/[\s,]+(?:(?:at|in|of|@)\s+)?/);
  for (let cut = words.length - 1; cut > 0; cut--) {
    const [first = [], second = []] = [words.slice(0, cut), words.slice(cut)].map((half) =>
      matches(half.join(' ')),
    );
    if (first.length === 0 || second.length === 0) continue;
    const both = first.filter((group) => second.includes(group));
    return both.length > 0 ? both : [...first.slice(0, 4), ...second.slice(0, 4)];
  }
  return [];
}

function rank(
  { names, initials, mascot }: Searched,
  whole: string,
  texts: readonly string[],
  readings: readonly (readonly string[])[],
): number {
  const called = texts.some((text) => names.includes(text) || mascot === text);
  // Two letters mean too much: 'DU' is a fraternity and several universities.
  if (called) return texts.every((text) => text.length > 2) ? 0 : ofInitials;
  if (initials.includes(whole)) return ofInitials;
  if (texts.some((text) => names.some((name) => name.startsWith(text)))) return 2;
  const searched = ` ${names.join(' ')} ${mascot}`;
  return readings.some((words) => words.every((word) => searched.includes(` ${word}`))) ? 3 : 9;
}

/** Returns the colleges of each city, by 'Waco, TX'. */
function collegesByCity(): Map<string, SearchedCollege[]> {
  const cities = new Map<string, SearchedCollege[]>();
  for (const college of colleges) {
    const name = `${college.city}, ${college.state}`;
    cities.set(name, [...(cities.get(name) ?? []), college]);
  }
  return cities;
}

/** The id of a college in the list, and the one that the console makes of its short name. */
function idsOf({ id, shortName }: SearchedCollege): string[] {
  return [...new Set([id, slug(shortName)])];
}

function searched(
  group: EventGroup,
  names: readonly string[],
  initials: readonly string[] = [],
  mascot = '',
): Searched {
  return {
    ...group,
    names: [...new Set([group.name, ...names].map(plainWords))].filter(Boolean),
    initials: initials.map(plainWords),
    mascot: plainWords(mascot),
  };
}
