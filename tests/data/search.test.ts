import { afterAll, beforeAll, expect, test } from 'vitest';
import { askingLite } from '../../bench/search/askingLite.ts';
import type { Stored } from '../../scripts/firestoreRest.ts';
import { chaptersIn, planned, searching } from '../../src/data/staff/search/searching.ts';
import { colleges } from '../../src/domain/lists/listedColleges.ts';
import { chapterTokens } from '../../src/domain/search/chapterSearch.ts';
import { collegeTokens } from '../../src/domain/search/collegeSearch.ts';
import { nameBook } from '../../src/domain/search/nameBook.ts';
import { searchQuery } from '../../src/domain/search/searchQuery.ts';
import { TestProject } from '../support/TestProject.ts';

/*
 * The palette's search as the rules and the deployed indexes allow it: what it asks for, what it reads, and
 * that it says when not all was looked at.
 */

let project: TestProject;
beforeAll(async () => {
  project = await TestProject.open();
  const many = Array.from({ length: 40 }, (_, at) =>
    chapter(`some-college-${at}`, 'Sigma Nu', { rushChairName: `Dolores Dan${at}` }),
  );
  await project.seed(
    Object.fromEntries([
      ...many,
      chapter('abilene-christian-university', 'Delta Phi'),
      chapter('abilene-christian-university', 'Phi Delta Theta'),
      chapter('abilene-christian-university', 'Alpha Delta Phi'),
      // Of an older version, without tokens.
      chapter('university-of-texas-at-austin', 'Sigma Chi', { searchTokens: [] }),
      chapter('rose-hulman', 'Sigma Nu', { presidentName: 'Zed Zed' }),
      chapter('purdue-university', 'Theta Xi', { presidentName: 'Dolores Mary Danvers' }),
      ['colleges/rose-hulman', added],
    ]),
  );
});
afterAll(() => project?.close());

const added = {
  name: 'Rose-Hulman Institute of Technology',
  conference: 'None',
  fraternityCount: 1,
  searchTokens: collegeTokens({ name: 'Rose-Hulman Institute of Technology', state: '', location: '' }),
};

function chapter(
  college: string,
  name: string,
  fields: Record<string, Stored> = {},
): [string, Record<string, Stored>] {
  const known = {
    name,
    rushChairName: String(fields.rushChairName ?? ''),
    presidentName: String(fields.presidentName ?? ''),
  };
  const id = name.toLowerCase().replaceAll(' ', '-');
  return [
    `colleges/${college}/fraternities/${id}`,
    { name, searchTokens: chapterTokens(college, known), ...fields },
  ];
}

async function found(typed: string) {
  const before = (await project.requests()).length;
  const book = async () => nameBook(colleges);
  const hits = await searching(askingLite(project.as('super')), 'super', book)(searchQuery(typed));
  const requests = (await project.requests()).slice(before);
  return {
    chapters: hits.chapters.map(({ name, collegeId }) => `${name} ${collegeId}`),
    reach: hits.reach,
    reads: requests.reduce((sum, { reads }) => sum + reads, 0),
  };
}

test.each([
  ['Delta Phi Abilene Christian', 'Delta Phi abilene-christian-university'],
  ['abilene delta phi', 'Delta Phi abilene-christian-university'],
  ['Texas Sig Chi', 'Sigma Chi university-of-texas-at-austin'],
  ['sigma nu rose hulman', 'Sigma Nu rose-hulman'],
  ['danvers dolores', 'Theta Xi purdue-university'],
  ['Mary Danvers', 'Theta Xi purdue-university'],
])('%j finds %j first', async (typed, first) => {
  const { chapters, reads } = await found(typed);
  expect(chapters[0]).toBe(first);
  expect(reads).toBeLessThanOrEqual(45);
});

test('an answer that is cut off says so, and one that is whole says that there is nothing', async () => {
  // 41 have the words' beginnings, none both words.
  expect(await found('dolores zz')).toMatchObject({ chapters: [], reach: 'some' });
  expect(await found('Sigma Chi Purdue')).toMatchObject({ chapters: [], reach: 'all' });
  expect(await found('zzqx')).toMatchObject({ chapters: [], reach: 'all' });
  expect(await found('sigma nu')).toMatchObject({ reach: 'first' });
});

test.each([
  ['sigma nu', 'Ann', ['Sigma Nu some-college-7']],
  ['Sigma Nu Purdue', 'Ann', []],
  ['Sigma Nu Rose Hulman', '', ['Sigma Nu rose-hulman']],
])('%j among the chapters of %j, of whichever college', async (typed, owner, wanted) => {
  await project.seed(
    Object.fromEntries([
      chapter('some-college-7', 'Sigma Nu', { owner: 'Ann' }),
      chapter('rose-hulman', 'Sigma Nu', { owner: '' }),
    ]),
  );
  const ask = askingLite(project.as('super'));
  const { plan } = await planned(ask, searchQuery(typed), nameBook(colleges), 'super');
  const room = { size: 21, wanted: 20, conditions: [['owner', '==', owner]] as const };
  const { items, reach } = await chaptersIn(ask, plan, room);
  expect({ items: items.map(({ name, collegeId }) => `${name} ${collegeId}`), reach }).toEqual({
    items: wanted,
    reach: 'all',
  });
});
