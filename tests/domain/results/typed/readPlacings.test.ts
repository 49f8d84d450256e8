import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { knownNames } from '../../../../src/domain/participants/knownNames.ts';
import { pointsOf } from '../../../../src/domain/results/points.ts';
import { csvOf } from '../../../../src/domain/results/resultsCsv.ts';
import { readPlacings } from '../../../../src/domain/results/typed/readPlacings.ts';
import { emptyRow, placesOf } from '../../../../src/domain/results/typed/typedList.ts';
import { placingFacts } from '../../../../src/domain/results/typed/understand.ts';

const known = placingFacts({ people: [], own: [], names: knownNames([]) });
const unloaded = placingFacts({ people: [], own: [], names: null });

/** The list in short: '1 Ann Lee | Alabama | Sigma Nu'. */
function read(text: string): string[] {
  const { rows } = readPlacings(text, known);
  const places = placesOf(rows);
  return rows.map(({ name, school, chapter }, at) =>
    [`${places[at]} ${name}`, school, chapter].join(' | ').replace(/( \| )+$/, ''),
  );
}

test('n/a and dashes of a table say nothing, and first and last names are one', () => {
  const heads = 'Place\tFirst name\tLast name\tEmail\tSchool\tChapter';
  expect(
    read(`${heads}\n1\tAnn\tLee\t-\tAlabama\tn/a\n2\tBo\tDiaz\tTBD\t?\tSigma Nu\n3\tn/a\t-\t-\t-\t-`),
  ).toEqual(['1 Ann Lee | Alabama', '2 Bo Diaz |  | Sigma Nu']);
});

test('a letter that was pasted by mistake is read with few lookups', () => {
  let lookups = 0;
  const counting = {
    isSchool: (text: string) => {
      lookups += 1;
      return known.isSchool(text);
    },
    isChapter: () => false,
  };
  readPlacings('dear all it was a night to remember '.repeat(40), counting);
  expect(lookups).toBeLessThan(5_000);
});

test('a picture that was pasted by mistake names no one', () => {
  const { rows, left } = readPlacings(`1. Ann Lee\n${'QmxhY2tqYWNr'.repeat(10_000)}`, known);
  expect(rows.map(({ name }) => name)).toEqual(['Ann Lee']);
  expect(left).toHaveLength(1);
});

describe('a list as people paste it', () => {
  test.each<[string, string, string[]]>([
    ['names alone', 'Ann Lee\nBo Ray\n\nCy Fox', ['1 Ann Lee', '2 Bo Ray', '3 Cy Fox']],
    [
      'numbers, dashes and commas',
      '1. Ann Lee – Alabama, Sigma Nu\n2. Bo Ray - Auburn - Pike\n3) Cy Fox, Purdue, ΣΧ',
      ['1 Ann Lee | Alabama | Sigma Nu', '2 Bo Ray | Auburn | Pike', '3 Cy Fox | Purdue | ΣΧ'],
    ],
    ['the chapter first', 'Ann Lee, Sigma Nu, Alabama', ['1 Ann Lee | Alabama | Sigma Nu']],
    ['brackets', '1 Ann Lee (Alabama, Sigma Nu)', ['1 Ann Lee | Alabama | Sigma Nu']],
    ['a school with brackets of its own', 'Bo Ray, Miami (OH), SAE', ['1 Bo Ray | Miami (OH) | SAE']],
    [
      'a school with a comma of its own',
      'Bo Ray, University of California, Berkeley, SAE',
      ['1 Bo Ray | University of California, Berkeley | SAE'],
    ],
    ['one phrase for both', 'Ann Lee, Sigma Nu at Alabama', ['1 Ann Lee | Alabama | Sigma Nu']],
    ['Greek letters after the school', 'Ann Lee, Purdue ΣΧ', ['1 Ann Lee | Purdue | ΣΧ']],
    ['no separators', 'Ann Lee Sigma Nu Alabama', ['1 Ann Lee | Alabama | Sigma Nu']],
    ['a name that ends like a school', 'Billy Bob Brown\nAnn Rice', ['1 Billy Bob Brown', '2 Ann Rice']],
    ['a first name that is a school', 'Drake, Iowa', ['1 Drake | Iowa']],
    ['the school before the name', 'Alabama – Ann Lee', ['1 Ann Lee | Alabama']],
    ['the last name first', 'Lee, Ann, Alabama', ['1 Ann Lee | Alabama']],
    ['a suffix', 'John Smith, Jr., Alabama', ['1 John Smith Jr. | Alabama']],
    [
      'ties with a T',
      '1 Ann Lee\nT2 Bo Ray\nT2 Cy Fox\n4 Di Orr',
      ['1 Ann Lee', '2 Bo Ray', '2 Cy Fox', '4 Di Orr'],
    ],
    [
      'ties with =',
      '1st: Ann Lee\n2= Bo Ray\n2= Cy Fox\n=4 Di Orr\n= Ed Poe',
      ['1 Ann Lee', '2 Bo Ray', '2 Cy Fox', '4 Di Orr', '4 Ed Poe'],
    ],
    [
      'ranges of places',
      '1 Ann Lee\n2 Bo Ray\n3-4 Cy Fox\n3-4 Di Orr\n5th–8th Ed Poe',
      ['1 Ann Lee', '2 Bo Ray', '3 Cy Fox', '3 Di Orr', '5 Ed Poe'],
    ],
    [
      'words for the first places',
      'Winner: Ann Lee, Alabama\nRunner-up – Bo Ray\n3rd place: Cy Fox',
      ['1 Ann Lee | Alabama', '2 Bo Ray', '3 Cy Fox'],
    ],
    ['the last place first', '3. Cy Fox\n2. Bo Ray\n1. Ann Lee', ['1 Ann Lee', '2 Bo Ray', '3 Cy Fox']],
    ['numbers that are no places', '17 Ann Lee\n4 Bo Ray\n33 Cy Fox', ['1 Ann Lee', '2 Bo Ray', '3 Cy Fox']],
    [
      'a spreadsheet with a header',
      'Rank\tPlayer\tCollege\tFraternity\tChips\n1\tAnn Lee\tAlabama\tSigma Nu\t3,200\n2\tBo Ray\tAuburn\t\t900',
      ['1 Ann Lee | Alabama | Sigma Nu', '2 Bo Ray | Auburn'],
    ],
    [
      'a spreadsheet without one',
      '1\tAnn Lee\tAlabama\tSigma Nu\n2\tBo Ray\tAuburn\tPike',
      ['1 Ann Lee | Alabama | Sigma Nu', '2 Bo Ray | Auburn | Pike'],
    ],
    [
      'first and last names apart, with a header',
      'Place\tFirst Name\tLast Name\tSchool\n1\tAnn\tLee\tAlabama',
      ['1 Ann Lee | Alabama'],
    ],
    [
      'first and last names apart, without one',
      'Ann\tLee\tAlabama\nBo\tRay\tAuburn',
      ['1 Ann Lee | Alabama', '2 Bo Ray | Auburn'],
    ],
    [
      'another word for the player',
      'Place,Contestant,School\n1,Ann Lee,Alabama\n2,Bo Ray,Auburn',
      ['1 Ann Lee | Alabama', '2 Bo Ray | Auburn'],
    ],
    [
      'a title above',
      'Spring Showdown 2025\nFinal standings:\n1. Ann Lee\n2. Bo Ray',
      ['1 Ann Lee', '2 Bo Ray'],
    ],
    ['bullets', '• Ann Lee\n- Bo Ray', ['1 Ann Lee', '2 Bo Ray']],
    ['chips at the end', '1. Ann Lee, Alabama, Sigma Nu, 3200', ['1 Ann Lee | Alabama | Sigma Nu']],
    ['no chapter', 'Ann Lee, Alabama, none', ['1 Ann Lee | Alabama']],
    ['other scripts', '1. 李 明 – Alabama\n2. أحمد علي', ['1 李 明 | Alabama', '2 أحمد علي']],
  ])('%s', (_, text, expected) => {
    expect(read(text)).toEqual(expected);
  });
});

test('an email address finds its person, and is no part of a name', () => {
  const { rows } = readPlacings('1. Ann Lee <ann@college.example>, Alabama\nbo@x.example Bo Ray', known);
  expect(rows.map(({ name, email, school }) => [name, email, school])).toEqual([
    ['Ann Lee', 'ann@college.example', 'Alabama'],
    ['Bo Ray', 'bo@x.example', ''],
  ]);
});

test('lines that name nobody are listed, not lost', () => {
  const text = 'Spring Cup\n1. Ann Lee\n2.\n3. Bo Ray\n4. cy@x.example, Iowa\nRound 2:';
  expect(readPlacings(text, known).left).toEqual(['Spring Cup', '2.', '4. cy@x.example, Iowa', 'Round 2:']);
});

test('a list longer than one can be keeps the rest', () => {
  const text = Array.from({ length: 502 }, (_, at) => `${at + 1}. Player ${at}x`).join('\n');
  const { rows, left } = readPlacings(text, known);
  expect([rows.length, left]).toEqual([500, ['501. Player 500x', '502. Player 501x']]);
});

test('without the lists the first is the school and the second the chapter', () => {
  const [row] = readPlacings('1. Ann Lee – Alabama, Sigma Nu', unloaded).rows;
  expect(row).toMatchObject({ name: 'Ann Lee', school: 'Alabama', chapter: 'Sigma Nu' });
});

const fragment = fc.oneof(
  fc.string(),
  fc.constantFrom('1.', 'T3', '3=', '\t', ',', '\n', '"', '(', ')', ' – ', 'Alabama', 'Sigma Nu', '@', '='),
);

test('no text throws, and every line is a person or listed', () => {
  fc.assert(
    fc.property(fc.array(fragment), (parts) => {
      const text = parts.join('');
      const { rows, left } = readPlacings(text, known);
      expect(rows.every(({ name }) => /\p{L}/u.test(name))).toBe(true);
      expect(left.every((line) => line !== '')).toBe(true);
      if (/\p{L}/u.test(text)) expect(rows.length + left.length).toBeGreaterThan(0);
    }),
  );
});

const someone = fc.record({
  name: fc.constantFrom('Ann Lee', 'Bo Ray', "D'Arcy O'Neil", 'Jo-Ann Poe', '=Eve Sum', '李 明', 'Ann'),
  school: fc.constantFrom(
    '',
    'Alabama',
    'University of California, Berkeley',
    'Miami (OH)',
    'Our own college',
  ),
  chapter: fc.constantFrom('', 'Sigma Nu', 'Pi Kappa Alpha', 'Our own house'),
  tied: fc.boolean(),
});

test('the file of results is the same list when it is pasted', () => {
  fc.assert(
    fc.property(fc.array(someone, { minLength: 1, maxLength: 12 }), (list) => {
      const rows = list.map((row, at) => ({ ...emptyRow, ...row, tied: row.tied && at > 0 }));
      const places = placesOf(rows);
      const csv = csvOf({
        rows: rows.map(({ name, school, chapter }, at) => ({
          ...{ name, school, chapter, place: places[at] ?? 0, points: pointsOf(1, 40), chips: null },
          ...{ player: '', no: 0, schoolId: '', chapterId: '', round: 0 },
        })),
      });
      const again = readPlacings(csv, known);
      expect(again.left).toEqual([]);
      expect(again.rows.map(({ name, school, chapter }) => ({ name, school, chapter }))).toEqual(
        rows.map(({ name, school, chapter }) => ({ name, school, chapter })),
      );
      expect(placesOf(again.rows)).toEqual(places);
    }),
  );
});
