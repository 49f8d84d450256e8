import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readCollege } from '../../../src/domain/colleges/college.ts';
import { limits } from '../../../src/domain/fields/limits.ts';
import { knownNames } from '../../../src/domain/participants/knownNames.ts';
import { likelyPlaces, ownSchools, placeOf } from '../../../src/domain/participants/placeOf.ts';
import { readShownAs } from '../../../src/domain/participants/readShownAs.ts';

const names = knownNames([readCollege('wabash-college', { name: 'Wabash College' })]);
const place = (collegeName: string, chapterName = '', known: typeof names | null = names) =>
  placeOf({ collegeName, chapterName }, [{ id: 'own-school', name: 'Own School' }], known);

describe('a school and a chapter as typed', () => {
  test.each([
    ['Purdue University', 'purdue-university', 'Purdue University'],
    [' ole  miss', 'university-of-mississippi', 'University of Mississippi'],
    ['wabash college', 'wabash-college', 'Wabash College'],
    ['OWN SCHOOL', 'own-school', 'Own School'],
    ['Hogwarts  School', '', 'Hogwarts School'],
    ['', '', ''],
  ])('%j', (typed, collegeId, collegeName) => {
    expect(place(typed)).toEqual({ collegeId, collegeName, chapterId: '', chapterName: '' });
  });

  test.each([
    ['Purdue University', 'Pike', 'purdue-university--pi-kappa-alpha', 'Pi Kappa Alpha'],
    ['Purdue University', 'ΣΧ', 'purdue-university--sigma-chi', 'Sigma Chi'],
    ['Purdue University', 'Alpha Beta  Club', 'purdue-university--alpha-beta-club', 'Alpha Beta Club'],
    ['Purdue University', '李', '', '李'],
    ['Hogwarts', 'Sig Ep', '', 'Sigma Phi Epsilon'],
    ['', 'Sigma Chi', '', 'Sigma Chi'],
  ])('%j with %j', (school, chapter, chapterId, chapterName) => {
    expect(place(school, chapter)).toMatchObject({ chapterId, chapterName });
  });

  test('without the lists, what the event knows still has its id', () => {
    expect(place('own school', 'Sigma Chi', null)).toEqual({
      collegeId: 'own-school',
      collegeName: 'Own School',
      chapterId: 'own-school--sigma-chi',
      chapterName: 'Sigma Chi',
    });
    expect(place('Purdue University', 'Pike', null)).toEqual({
      collegeId: '',
      collegeName: 'Purdue University',
      chapterId: '',
      chapterName: 'Pike',
    });
  });

  test('what is stored stays the same when it is typed again, and fits', () => {
    const some = fc.oneof(fc.constantFrom('Purdue', 'Pike', 'Own School', ''), fc.string({ maxLength: 150 }));
    fc.assert(
      fc.property(some, some, (school, chapter) => {
        const stored = place(school, chapter);
        expect(place(stored.collegeName, stored.chapterName)).toEqual(stored);
        expect(stored.chapterId.length).toBeLessThanOrEqual(limits.chapterId);
      }),
    );
  });
});

test('a text offers names that begin with it first, by nickname too', () => {
  const [first, second] = names.schools('purd').map(({ value }) => value);
  expect([first, second]).toEqual(['Purdue University', 'Purdue University Fort Wayne']);
  expect(names.schools('tcu').map(({ value }) => value)).toContain('Texas Christian University');
  expect(names.schools('')).toHaveLength(40);
  expect(names.fraternities('pike').map(({ value }) => value)).toContain('Pi Kappa Alpha');
  expect(names.fraternities('sigma c')[0]?.value).toBe('Sigma Chi');
});

test('the likeliest places are the host’s, then the most frequent of the list', () => {
  const host = { collegeId: 'purdue-university', collegeName: 'Purdue', fraternityName: 'Sigma Chi' };
  const person = (collegeId: string, collegeName: string, chapterName: string) => ({
    ...{ collegeId, collegeName, chapterName },
  });
  const people = [
    person('butler', 'Butler', ''),
    person('', '', ''),
    person('', 'Hogwarts', 'Gryffindor'),
    person('', 'hogwarts', 'Gryffindor'),
    person('purdue-university', 'Purdue', 'sigma chi'),
  ];
  const texts = (all: ReturnType<typeof likelyPlaces>) =>
    all.map(({ collegeName, chapterName }) => `${collegeName}/${chapterName}`);
  expect(texts(likelyPlaces(host, people))).toEqual([
    'Purdue/',
    'Purdue/Sigma Chi',
    'Hogwarts/Gryffindor',
    'Butler/',
  ]);
  expect(likelyPlaces({ collegeName: '', fraternityName: '' }, [])).toEqual([]);
  const renamed = person('butler', 'Butler Univ.', '');
  expect(ownSchools(host, [...people, renamed])).toEqual([
    { id: 'purdue-university', name: 'Purdue' },
    { id: 'butler', name: 'Butler' },
  ]);
});

test.each([
  ['', undefined],
  ['maybe', undefined],
  ['Yes', 'short'],
  ['short', 'short'],
  ['Yes, my full name', 'full'],
  ['FULL', 'full'],
  ['Only my initials', 'initials'],
  ['initials', 'initials'],
  ['No', 'number'],
  ["Please don't", 'number'],
  ['Number only', 'number'],
  ['Nora', undefined],
])('asked to be shown, %j means %j', (answer, as) => {
  expect(readShownAs(answer)).toBe(as);
});
