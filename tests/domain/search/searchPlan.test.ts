import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fraternityKey } from '../../../src/domain/fraternities/fraternityNames.ts';
import { fraternityNicknames } from '../../../src/domain/lists/fraternityNicknames.ts';
import { colleges } from '../../../src/domain/lists/listedColleges.ts';
import { fraternities } from '../../../src/domain/lists/listedFraternities.ts';
import { chapterTokens, chapterWords } from '../../../src/domain/search/chapterSearch.ts';
import { nameBook } from '../../../src/domain/search/nameBook.ts';
import { fitness, searchPlan } from '../../../src/domain/search/searchPlan.ts';
import { searchQuery } from '../../../src/domain/search/searchQuery.ts';

const book = nameBook(colleges);
const planOf = (typed: string) => searchPlan(searchQuery(typed), [book]);
const named = (typed: string) => planOf(typed).colleges.map(({ id }) => id);

const college = fc.constantFrom(...colleges);
const fraternity = fc.constantFrom(...fraternities);
const calledLike = fraternity.chain((one) =>
  fc
    .constantFrom(one.name, one.letters, ...(fraternityNicknames.get(one.name) ?? []))
    .map((said) => ({ one, said })),
);
const order = fc.constantFrom(
  (one: string, other: string) => `${one} ${other}`,
  (one: string, other: string) => `${other} ${one}`,
);

function chapterAt(collegeId: string, name: string, letters: string) {
  const chapter = { name, letters };
  return {
    tokens: chapterWords(collegeId, chapter),
    collegeId,
    fraternity: fraternityKey(name),
    people: [],
  };
}

describe('a fraternity and a college', () => {
  const typed = fc.tuple(calledLike, college, fc.boolean(), order);

  test('name both, in any order, by any of their names', () => {
    fc.assert(
      fc.property(typed, ([{ one, said }, { id, name, shortName }, isShort, joined]) => {
        const plan = planOf(joined(said, isShort ? shortName : name));
        expect(plan.colleges.map((each) => each.id)).toContain(id);
        expect(fitness(plan, chapterAt(id, one.name, one.letters))).toBeGreaterThan(0);
      }),
    );
  });

  test('fit better than any other chapter of that college', () => {
    fc.assert(
      fc.property(typed, fraternity, ([{ one, said }, { id, name }, , joined], other) => {
        fc.pre(other !== one);
        const plan = planOf(joined(said, name));
        expect(fitness(plan, chapterAt(id, one.name, one.letters))).toBeGreaterThan(
          fitness(plan, chapterAt(id, other.name, other.letters)),
        );
      }),
    );
  });

  test('are asked for by a token that the chapter has', () => {
    fc.assert(
      fc.property(typed, ([{ one, said }, { id, name, state }, , joined]) => {
        const tokens = chapterTokens(id, { name: one.name, letters: one.letters, state });
        expect(planOf(joined(said, name)).tokens.some((token) => tokens.includes(token))).toBe(true);
      }),
    );
  });
});

test('any two words of a person’s name are asked for by one token', () => {
  const word = fc.stringMatching(/^[a-zéñ]{3,12}$/);
  fc.assert(
    fc.property(fc.uniqueArray(word, { minLength: 2, maxLength: 4 }), fc.nat(), fc.nat(), (name, at, to) => {
      const one = name[at % name.length] ?? '';
      const other = name.toSpliced(at % name.length, 1)[to % (name.length - 1)] ?? '';
      const tokens = chapterTokens('purdue-university', { name: 'Sigma Chi', presidentName: name.join(' ') });
      const { tokens: asked, sure } = planOf(`${other} ${one}`);
      expect(asked.slice(0, sure).some((token) => tokens.includes(token))).toBe(true);
    }),
  );
});

test.each([
  ['Delta Phi Abilene Christian', ['abilene-christian-university']],
  ['sigma chi abil', ['abilene-christian-university']],
  ['Sigma Chi Texas', ['university-of-texas-at-austin']],
  ['michigan st beta', ['michigan-state-university']],
  ['St. Johns pike', ['st-john-s-university']],
  ['hogs sigma nu', ['university-of-arkansas']],
  ['SAM Sam Houston State', ['sam-houston-state-university']],
  ['sam houston', ['sam-houston-state-university', 'university-of-houston']],
  ['sigma chi boston college', ['boston-college']],
  ['sigma chi boston university', ['boston-university']],
  ['sigma chi', []],
  ['dolores danvers', []],
  ['0199', []],
  ['', []],
])('%j names %j', (typed, ids) => expect(named(typed)).toEqual(ids));

test('a college that staff added is named like one of the list', () => {
  const added = nameBook([{ id: 'rose-hulman', name: 'Rose-Hulman Institute of Technology' }]);
  const { colleges: found, isWhole } = searchPlan(searchQuery('sigma nu rose hulman'), [book, added]);
  expect([found.map(({ id }) => id), isWhole]).toEqual([['rose-hulman'], false]);
  expect(planOf('sigma nu rose hulman').collegeTokens).toEqual(['hul|ros', 'hulman']);
});

test('what names both asks for no single word, which thousands have', () => {
  for (const token of planOf('Sigma Chi Texas').tokens) expect(token).toContain('|');
  expect(planOf('Sigma Chi Texas').collegeTokens).toEqual([]);
});

test('a person comes before whoever shares the words', () => {
  const plan = planOf('Sam Davis');
  const other = chapterAt('university-of-california-davis', 'Sigma Chi', 'ΣΧ');
  const tokens = [...other.tokens, 'sam'];
  expect(fitness(plan, { ...other, tokens })).toBeGreaterThan(0);
  expect(fitness(plan, { ...other, tokens, people: ['Sam Davis'] })).toBeGreaterThan(
    fitness(plan, { ...other, tokens, people: ['Sam Lee', 'Al Davis'] }),
  );
});
