import { describe, expect, test } from 'vitest';
import { listedSearch } from '../../../src/admin/palette/paletteItems.ts';
import { readCollege } from '../../../src/domain/colleges/college.ts';
import {
  collegeDirectory,
  findColleges,
  offeredColleges,
} from '../../../src/domain/colleges/collegeDirectory.ts';
import { collegeWords } from '../../../src/domain/colleges/collegeWords.ts';
import { groupsFor } from '../../../src/domain/find/eventGroups.ts';
import { readFraternity } from '../../../src/domain/fraternities/fraternity.ts';
import { fraternityWords } from '../../../src/domain/fraternities/fraternityNames.ts';
import { collegeNicknames } from '../../../src/domain/lists/collegeNicknames.ts';
import { colleges } from '../../../src/domain/lists/listedColleges.ts';
import { fraternities } from '../../../src/domain/lists/listedFraternities.ts';
import { mapCollege } from '../../../src/domain/map/mapCollege.ts';
import { filterColleges } from '../../../src/domain/map/mapFilter.ts';
import { filterRows } from '../../../src/domain/outreach/outreachFilter.ts';
import { outreachRows } from '../../../src/domain/outreach/outreachRow.ts';
import { knownNames } from '../../../src/domain/participants/knownNames.ts';
import { chapterTokens } from '../../../src/domain/search/chapterSearch.ts';
import { isFound, searchQuery } from '../../../src/domain/search/searchQuery.ts';
import { matchesSearch, searchText } from '../../../src/domain/text/searchText.ts';

const directory = collegeDirectory(colleges, []);
const names = knownNames([]);
const records = colleges.map(({ id, name, city, state, conference }) => ({
  ...readCollege(id, { name, state, location: `${city}, ${state}`, conference }),
  fraternities: [],
}));
const rows = outreachRows(records, '2026-11-22');
const map = records.map(mapCollege);
const everywhere = { stage: '', conference: '', state: '' } as const;
const everyRow = { status: '', conference: '', state: '', college: '', fraternity: '' } as const;
const chapters = colleges.map(({ id, name, state }) => ({
  name,
  tokens: chapterTokens(id, { name: 'Theta Xi', letters: 'ΘΞ', state }),
}));

/** What server and browser do for Outreach and the palette: the first token that finds something. */
function chaptersFound<T extends { tokens: readonly string[] }>(all: readonly T[], typed: string): T[] {
  const asked = searchQuery(typed);
  const answers = asked.tokens.map((token) => all.filter(({ tokens }) => tokens.includes(token)));
  const answer = answers.find((found) => found.length > 0) ?? [];
  return answer.filter(({ tokens }) => isFound(asked, tokens));
}

/** Every search for colleges that knows which result is likeliest. */
const ranked: Record<string, (typed: string) => string[]> = {
  'the fields for a college': (typed) => offeredColleges(directory, typed).map(({ name }) => name),
  'the fields for a school': (typed) => names.schools(typed).map(({ value }) => value),
  'the palette': (typed) => listedSearch(colleges)(searchQuery(typed)).map(({ label }) => label),
  'the search of the site': (typed) =>
    groupsFor(typed)
      .filter(({ kind }) => kind === 'college')
      .map(({ name }) => name),
};

/** Every search for colleges whose results stand in an order of their own. */
const filters: Record<string, (typed: string) => string[]> = {
  Colleges: (typed) => findColleges(directory, typed, '').map(({ name }) => name),
  'the lists of events': (typed) =>
    colleges.filter((college) => matchesSearch(typed, collegeWords(college))).map(({ name }) => name),
  'Home of Betr': (typed) => filterRows(rows, { ...everyRow, college: typed }).map(({ college }) => college),
  'the map of Betr': (typed) =>
    filterColleges(map, { ...everywhere, search: typed }, '2026-11-22').map(({ name }) => name),
  'the tokens of chapters': (typed) => chaptersFound(chapters, typed).map(({ name }) => name),
};

/** What people type, and the college they mean. */
const meant = [
  ['st johns', "St. John's University"],
  ["st. john's", "St. John's University"],
  ['saint john’s', "St. John's University"],
  ['saint josephs', "Saint Joseph's University"],
  ['st louis', 'Saint Louis University'],
  ['st. louis', 'Saint Louis University'],
  ['saint marys', "Saint Mary's College of California"],
  ['mount saint marys', "Mount St. Mary's University"],
  ['ole miss', 'University of Mississippi'],
  ['umass', 'University of Massachusetts Amherst'],
  ['u mass lowell', 'University of Massachusetts Lowell'],
  ['lsu', 'Louisiana State University'],
  ['nc state', 'North Carolina State University'],
  ['texas a&m', 'Texas A&M University'],
  ['william and mary', 'William & Mary'],
  ['william & mary', 'William & Mary'],
  ['ohio st', 'Ohio State University'],
  ['penn st', 'Pennsylvania State University'],
  ['louisville', 'University of Louisville'],
  ['texas a & m', 'Texas A&M University'],
  ['texas a and m', 'Texas A&M University'],
  ['the ohio state', 'Ohio State University'],
  ['st bonaventure', 'St. Bonaventure University'],
  ['st. peter’s', "Saint Peter's University"],
  ['hawai‘i', 'University of Hawaii at Manoa'],
  ['san josé state', 'San Jose State University'],
] as const;

describe.each(Object.entries(ranked))('%s', (_, search) => {
  test.each(meant)('%j finds %s first', (typed, name) => {
    expect(search(typed)[0]).toBe(name);
  });
});

describe.each(Object.entries(filters))('%s', (_, search) => {
  test.each(meant)('%j finds %s', (typed, name) => {
    expect(search(typed)).toContain(name);
  });
});

test.each(['Colleges', 'the lists of events', 'Home of Betr', 'the map of Betr', 'the tokens of chapters'])(
  '%s: a state finds its colleges, also those that are not called like it',
  (place) => {
    const inTexas = colleges.filter(({ state }) => state === 'TX').map(({ name }) => name);
    expect(filters[place]?.('texas').toSorted()).toEqual(inTexas.toSorted());
  },
);

test('two letters are the beginning of a word before they are letters of one', () => {
  expect(filters.Colleges?.('nd')).toEqual(['North Dakota State University', 'University of North Dakota']);
});

describe('every screen shows the same colleges', () => {
  /** What people type, and how many colleges that is. The palette shows the four likeliest of them. */
  const same = [
    ['st johns', 1],
    ["st. john's", 1],
    ['saint john’s', 1],
    ['st louis', 1],
    ['St. Louis', 1],
    ['saint josephs', 1],
    ['mount st marys', 1],
    ['st. bonaventure', 1],
    ['saint peters', 1],
    ['ole miss', 1],
    ['umass', 2],
    ['UMass Lowell', 1],
    ['ucla', 1],
    ['bama', 1],
    ['ut austin', 1],
    ['mizzou', 1],
    ['nc state', 3],
    ['penn st', 1],
    ['va tech', 1],
    ['w&m', 0],
    ['william and mary', 1],
    ['hawai‘i', 1],
    ['san josé state', 1],
    ['tx', 25],
    ['Texas', 25],
    ['d.c.', 4],
    ['nd', 2],
    ['zzz', 0],
  ] as const;
  test.each(same)('%j: %i', (typed, count) => {
    const found = filters.Colleges?.(typed).toSorted() ?? [];
    expect(found).toHaveLength(count);
    for (const place of ['Home of Betr', 'the map of Betr', 'the tokens of chapters'])
      expect(filters[place]?.(typed).toSorted(), place).toEqual(found);
    expect(ranked['the fields for a college']?.(typed).toSorted()).toEqual(found);
    const palette = ranked['the palette']?.(typed) ?? [];
    expect(palette).toHaveLength(Math.min(count, 4));
    expect(found).toEqual(expect.arrayContaining(palette));
  });

  // A chapter doesn't carry its college's place and conference; Outreach filters by conference instead.
  test.each([
    ['sec', 16],
    ['Big 10', 18],
    ['west lafayette', 1],
  ] as const)('%j: %i, with places and conferences', (typed, count) => {
    const found = filters.Colleges?.(typed).toSorted();
    expect(found).toHaveLength(count);
    for (const place of ['Home of Betr', 'the map of Betr'])
      expect(filters[place]?.(typed).toSorted(), place).toEqual(found);
  });
});

test('a nickname means one college', () => {
  const all = [...collegeNicknames].flatMap(([id, names]) => names.map((name) => [id, name] as const));
  expect(new Set(all.map(([, name]) => searchText(name))).size).toBe(all.length);
  for (const [id, name] of all) {
    expect(
      findColleges(directory, name, '').map((college) => college.id),
      name,
    ).toEqual([id]);
  }
});

test('a saint is asked for beside the name, not Louisiana', () => {
  expect(searchQuery('St. Louis').tokens).toEqual(['lou|sai', 'louis']);
  expect(searchQuery('ohio st').tokens).toEqual(['ohi|sta', 'ohio']);
  expect(searchQuery('st').tokens).toEqual(['st']);
  expect(searchQuery('saint').tokens).toEqual(['saint']);
});

describe('a fraternity', () => {
  const greek: Record<string, (typed: string) => string[]> = {
    'the lists of events': (typed) =>
      fraternities.filter((one) => matchesSearch(typed, fraternityWords(one))).map(({ name }) => name),
    'the fields for a fraternity': (typed) => names.fraternities(typed).map(({ value }) => value),
    'Home of Betr': (typed) => {
      const own = fraternities.map(({ name, letters }) => readFraternity(name, { name, letters }));
      const college = { ...readCollege('a', { name: 'A' }), fraternities: own };
      const filter = { ...everyRow, fraternity: typed };
      return filterRows(outreachRows([college], '2026-11-22'), filter).map(({ fraternity }) => fraternity);
    },
    'the map of Betr': (typed) => {
      const own = fraternities.map(({ name, letters }) => ({
        ...mapCollege({
          ...readCollege(name, { name: 'A' }),
          fraternities: [readFraternity(name, { name, letters })],
        }),
        name,
      }));
      return filterColleges(own, { ...everywhere, search: typed }, '2026-11-22').map(({ name }) => name);
    },
    'the tokens of chapters': (typed) => {
      const own = fraternities.map((one) => ({ ...one, tokens: chapterTokens('purdue-university', one) }));
      return chaptersFound(own, typed).map(({ name }) => name);
    },
  };
  test.each(Object.entries(greek))('%s', (_, search) => {
    for (const [typed, name] of [
      ['pike', 'Pi Kappa Alpha'],
      ['SAE', 'Sigma Alpha Epsilon'],
      ['fiji', 'Phi Gamma Delta'],
      ['teke', 'Tau Kappa Epsilon'],
      ['sig ep', 'Sigma Phi Epsilon'],
      ['ΣΧ', 'Sigma Chi'],
      ['ΣX', 'Sigma Chi'],
      ['σχ', 'Sigma Chi'],
      ['phi psi', 'Phi Kappa Psi'],
      ['alpha tau', 'Alpha Tau Omega'],
    ] as const)
      expect(search(typed), typed).toContain(name);
  });
});

test('people and phones find their chapter', () => {
  const tokens = chapterTokens('purdue-university', {
    name: 'Sigma Chi',
    rushChairName: 'José O’Neil',
    rushChairNumber: '+1 (512) 555-0199',
  });
  for (const typed of ['jose', 'oneil', "o'neil purdue", '512 555 0199', '5125550199', '555-0199', '0199'])
    expect(isFound(searchQuery(typed), tokens), typed).toBe(true);
  expect(isFound(searchQuery('512 555 0198'), tokens)).toBe(false);
});
