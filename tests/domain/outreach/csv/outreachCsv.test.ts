import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readCollege } from '../../../../src/domain/colleges/college.ts';
import { collegeDirectory } from '../../../../src/domain/colleges/collegeDirectory.ts';
import { type Fraternity, readFraternity } from '../../../../src/domain/fraternities/fraternity.ts';
import { outreachStatuses } from '../../../../src/domain/fraternities/fraternitySchema.ts';
import { colleges as listed } from '../../../../src/domain/lists/colleges.ts';
import { collegesCsv, planColleges } from '../../../../src/domain/outreach/csv/collegesCsv.ts';
import { fileKind } from '../../../../src/domain/outreach/csv/fileKind.ts';
import { fraternitiesCsv } from '../../../../src/domain/outreach/csv/fraternitiesCsv.ts';
import {
  planFraternities,
  readFraternityTable,
} from '../../../../src/domain/outreach/csv/planFraternities.ts';
import type { Planned } from '../../../../src/domain/outreach/csv/planned.ts';

const directory = collegeDirectory(listed, [
  readCollege('ace-college', { name: 'Ace College', conference: 'Poker League', fraternityCount: 3 }),
]);
const lines = (...rows: string[]) => rows.join('\r\n');
const told = (rows: readonly Planned[]) => rows.map(({ row, kind, notes }) => [row, kind, ...notes]);

describe('colleges', () => {
  test('what is exported and imported again changes nothing', () => {
    const { rows, writes, unknown, problem } = planColleges(collegesCsv(directory), directory);
    expect(problem).toBe('');
    expect(unknown).toEqual([]);
    expect(rows).toHaveLength(directory.length);
    expect(rows.filter(({ kind }) => kind !== 'same')).toEqual([]);
    expect(writes).toEqual([]);
  });

  test('each row says what it does', () => {
    const { rows, writes, unknown } = planColleges(
      lines(
        'CONFERENCE ,name,Mascot,Fraternities',
        'Ivy League,Duke University,Devil,99',
        ',ace college,,',
        'Poker League,King College,,',
        ',Queen College,,',
        'Ivy League,duke university,,',
        'Ivy League,★,,',
        '',
        ',,,',
      ),
      directory,
    );
    expect(told(rows)).toEqual([
      [2, 'change', 'Conference: Atlantic Coast Conference → Ivy League'],
      [3, 'same'],
      [4, 'new', 'Poker League'],
      [5, 'error', 'Conference: Choose a conference'],
      [6, 'error', 'The same college as in row 2'],
      [7, 'error', 'Name: Enter a name with Latin letters or digits'],
    ]);
    expect(unknown).toEqual(['Mascot']);
    const king = {
      name: 'King College',
      conference: 'Poker League',
      logoPath: null,
      state: '',
      location: '',
    };
    expect(writes).toEqual([
      {
        id: 'duke-university',
        absent: {
          name: 'Duke University',
          conference: 'Atlantic Coast Conference',
          logoPath: null,
          state: 'NC',
          location: 'Durham, NC',
        },
        changes: { conference: 'Ivy League' },
        // A school of the list is found without the server.
        searched: null,
      },
      {
        id: 'king-college',
        absent: king,
        changes: {},
        searched: king,
      },
    ]);
  });

  test('a college under its short name is the one of the directory', () => {
    const { rows, writes } = planColleges(
      'College name,Conference\r\nole miss,Ivy League\r\nSt Johns,Ivy League',
      directory,
    );
    expect(rows.map(({ kind, title }) => [kind, title])).toEqual([
      ['change', 'University of Mississippi'],
      ['change', "St. John's University"],
    ]);
    expect(writes.map(({ id }) => id)).toEqual(['university-of-mississippi', 'st-john-s-university']);
  });

  test.each([
    ['', 'The file is empty.'],
    ['College,Town\r\nDuke,Durham', 'The first row must name the columns; there is no “Name”.'],
    ['Name,Conference\r\n"Duke,ACC', 'A quotation mark is never closed.'],
  ])('%j cannot be read', (text, problem) => {
    expect(planColleges(text, directory).problem).toBe(problem);
  });
});

describe('fraternities', () => {
  const sigma = readFraternity('sigma-chi', {
    name: 'Sigma Chi',
    status: 'in contact',
    size: 90,
    active: false,
    rushChairNumber: '+1 555 0100',
    joinDate: new Date(2026, 2, 14, 12),
  });
  const plan = (text: string, present: Fraternity[] = [sigma]) => {
    const table = readFraternityTable(text, directory);
    return { ...planFraternities(table, new Map([['ace-college', present]])), problem: table.problem };
  };

  test('each row says what it does', () => {
    const { rows, writes } = plan(
      lines(
        'College,Name,Size,Active,Status,Instagram link,Join date',
        'Ace College,Sigma Chi,91,Active,Scheduled,,2026-03-14',
        'Duke,Sigma Nu,,no,,https://x.example/sn,',
        'Ace College,SIGMA CHI,,,,,',
        'Ace College,Psi,many,perhaps,ghosted,http://x.example,soon',
        'Nowhere,Psi,,,,,',
        'Ace College,,1,,,,',
        'Ace College,Sigma Pi,,,,,',
      ),
    );
    expect(told(rows)).toEqual([
      [2, 'change', 'Active: no → yes', 'Status: in contact → scheduled', 'Size: 90 → 91'],
      [3, 'new'],
      [4, 'error', 'The same fraternity as in row 2'],
      [
        5,
        'error',
        'Active: Say yes or no',
        'Join date: Use a date such as 1/17/2026',
        'Instagram link: Enter a URL that starts with https://',
        'Status: Choose a status',
        'Size: Enter a whole number from 0 to 100,000',
      ],
      [6, 'error', 'College: not in the directory; add it first'],
      [7, 'error', 'Name: Enter a name'],
      [8, 'new'],
    ]);
    expect(rows[1]?.title).toBe('Duke University · Sigma Nu');
    expect(writes.map(({ collegeId, added, changed }) => [collegeId, added, [...changed]])).toEqual([
      [
        'ace-college',
        [{ name: 'Sigma Pi', letters: 'ΣΠ' }],
        [['sigma-chi', { size: 91, active: true, status: 'scheduled' }]],
      ],
      [
        'duke-university',
        [{ name: 'Sigma Nu', letters: 'ΣΝ', active: false, instagramLink: 'https://x.example/sn' }],
        [],
      ],
    ]);
    expect(writes.map(({ absent }) => absent?.name)).toEqual([undefined, 'Duke University']);
  });

  test('within a college the column of the college may be missing', () => {
    const ace = directory.find(({ id }) => id === 'ace-college');
    const table = readFraternityTable('Name\r\nSigma Chi\r\nSigma Nu', directory, ace);
    expect(planFraternities(table, new Map([['ace-college', [sigma]]])).rows.map(({ kind }) => kind)).toEqual(
      ['same', 'new'],
    );
    expect(plan('Name\r\nSigma Chi').problem).toBe(
      'The first row must name the columns; there is no “College”.',
    );
  });

  test('the own export changes nothing after Excel has rewritten its dates', () => {
    const iso = fraternitiesCsv([{ name: 'Ace College', fraternities: [sigma] }]);
    for (const day of ['3/14/2026', '03/14/2026', '3/14/26', '46095', 'March 14, 2026']) {
      const text = iso.replace('2026-03-14', day.includes(',') ? `"${day}"` : day);
      expect([day, ...told(plan(text).rows)]).toEqual([day, [2, 'same']]);
    }
    for (const day of ['2/30/2026', '13/1/2026', '7', '2026'])
      expect(told(plan(iso.replace('2026-03-14', day)).rows)).toEqual([
        [2, 'error', 'Join date: Use a date such as 1/17/2026'],
      ]);
  });

  test.each(['SIGMA CHI', 'ΣΧ', 'Sigma Chi Fraternity', 'sig chi'])(
    '%j is the Sigma Chi that is there',
    (name) => {
      const { rows, writes } = plan(`School,Fraternity,Size\r\nAce College,${name},91`);
      expect(rows.map(({ kind }) => kind)).toEqual(['change']);
      expect(writes.map(({ added, changed }) => [added, [...changed]])).toEqual([
        [[], [['sigma-chi', { size: 91 }]]],
      ]);
    },
  );

  test('a fraternity under a nickname comes in under its name, with its letters, once', () => {
    const { rows, writes } = plan(
      'College Name,Name,Letters\r\nAce College,Pike,\r\nAce College,ΠΚΑ,\r\nAce College,SAE,SAE',
    );
    expect(told(rows)).toEqual([
      [2, 'new', 'Pike is Pi Kappa Alpha'],
      [3, 'error', 'The same fraternity as in row 2'],
      [4, 'new', 'SAE is Sigma Alpha Epsilon'],
    ]);
    expect(writes.flatMap(({ added }) => added)).toEqual([
      { name: 'Pi Kappa Alpha', letters: 'ΠΚΑ' },
      { name: 'Sigma Alpha Epsilon', letters: 'SAE' },
    ]);
  });

  // Not an apostrophe before a sign: that is how a sign is written, so it is read as the sign.
  const word = fc.stringMatching(/^[A-Za-z=+@",;-][A-Za-z0-9 '",;=+@-]{0,18}[A-Za-z0-9]$/);
  const stored = fc.record({
    // No fraternity goes by a nickname with X.
    name: fc.stringMatching(/^X[a-z]{2,9}$/),
    letters: fc.constantFrom('', 'ΣΧ'),
    chapterName: fc.oneof(fc.constant(''), word),
    size: fc.option(fc.integer({ min: 0, max: 100_000 })),
    active: fc.boolean(),
    status: fc.constantFrom(...outreachStatuses),
    rushChairName: fc.oneof(fc.constant(''), word),
    rushChairNumber: fc.constantFrom('', '+1 555 0100', '-5', '=1'),
    presidentContacted: fc.boolean(),
    signupFormUrl: fc.constantFrom('', 'https://forms.example/1?a=b,c'),
    joinDate: fc.option(fc.integer({ min: 0, max: 20_000 }).map((day) => new Date(2000, 0, day, 12))),
  });
  const chapters = fc.uniqueArray(stored, { selector: ({ name }) => name.toLowerCase(), maxLength: 8 });

  test('what is exported and imported again changes nothing, and into an empty college brings all of it', () => {
    fc.assert(
      fc.property(chapters, (documents) => {
        const present = documents.map((data) => readFraternity(data.name.toLowerCase(), data));
        const text = fraternitiesCsv([{ name: 'Ace College', fraternities: present }]);
        expect(plan(text, present).rows.filter(({ kind }) => kind !== 'same')).toEqual([]);
        const into = plan(text, []);
        expect(into.rows.filter(({ kind }) => kind !== 'new')).toEqual([]);
        const copies = into.writes.flatMap(({ added }) => added).map((data) => readFraternity('', data));
        expect(copies.map(({ status: _, ...copy }) => copy)).toEqual(
          present.map(({ status: _, ...original }) => ({ ...original, id: '' })),
        );
      }),
    );
  });
});

test('a file says what it lists', () => {
  expect(fileKind('Name,Conference')).toBe('colleges');
  expect(fileKind('name\tCOLLEGE\r\nSigma Chi\tDuke')).toBe('fraternities');
  expect(fileKind('College Name,Fraternity,Size')).toBe('fraternities');
  expect(fileKind('College Name,Name,Status')).toBe('fraternities');
  expect(fileKind('School,Name')).toBe('fraternities');
  expect(fileKind('College Name,Conference')).toBe('colleges');
  expect(fileKind('')).toBe('colleges');
});
