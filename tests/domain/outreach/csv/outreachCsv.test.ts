import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readCollege } from '../../../../src/domain/colleges/college.ts';
import { collegeDirectory } from '../../../../src/domain/colleges/collegeDirectory.ts';
import { type Fraternity, readFraternity } from '../../../../src/domain/fraternities/fraternity.ts';
import { outreachStatuses } from '../../../../src/domain/fraternities/fraternitySchema.ts';
import { colleges as listed } from '../../../../src/domain/lists/listedColleges.ts';
import { collegesCsv, planColleges } from '../../../../src/domain/outreach/csv/collegesCsv.ts';
import { fileKind } from '../../../../src/domain/outreach/csv/fileKind.ts';
import { fraternitiesCsv } from '../../../../src/domain/outreach/csv/fraternitiesCsv.ts';
import {
  planFraternities,
  readFraternityTable,
} from '../../../../src/domain/outreach/csv/planFraternities.ts';
import type { Planned } from '../../../../src/domain/outreach/csv/plannedRow.ts';
import type { FileColumn } from '../../../../src/domain/sheet/readSheet.ts';

const directory = collegeDirectory(listed, [
  readCollege('ace-college', { name: 'Ace College', conference: 'Poker League', fraternityCount: 3 }),
]);
const lines = (...rows: string[]) => rows.join('\r\n');
const unknown = ({ columns }: { columns: FileColumn<string>[] }) =>
  columns.flatMap(({ heading, column }) => (column === null ? [heading] : []));
const told = (rows: readonly Planned[]) => rows.map(({ row, kind, notes }) => [row, kind, ...notes]);

describe('colleges', () => {
  test('what is exported and imported again changes nothing', () => {
    const { table, rows, writes } = planColleges(collegesCsv(directory), directory);
    expect(table.problem).toBe('');
    expect(unknown(table)).toEqual([]);
    expect(rows).toHaveLength(directory.length);
    expect(rows.filter(({ kind }) => kind !== 'same')).toEqual([]);
    expect(writes).toEqual([]);
  });

  test('each row says what it does', () => {
    const { table, rows, writes } = planColleges(
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
      [4, 'new', 'Conference: Poker League'],
      [5, 'error', 'Conference: Choose a conference'],
      [6, 'error', 'Same college as row 2'],
      [7, 'error', 'Name: Enter a name with Latin letters or digits'],
    ]);
    expect(unknown(table)).toEqual(['Mascot']);
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
        seen: {
          name: 'Duke University',
          conference: 'Atlantic Coast Conference',
          logoPath: null,
          state: 'NC',
          location: 'Durham, NC',
        },
        place: { state: 'NC', conference: 'Ivy League', collegeName: '' },
      },
      {
        id: 'king-college',
        absent: king,
        changes: {},
        searched: king,
        seen: null,
        place: null,
      },
    ]);
  });

  test('numbers of rows are left out, n/a is empty, and of two names of a college someone chooses', () => {
    const text = lines('#,School,University,City', '1,Duke,Yale,n/a', '2,Yale,Duke,-', '3,Purdue,Duke,TBD');
    expect(fileKind(text)).toBe('colleges');
    const { table, rows } = planColleges(text, directory);
    expect(table.columns.map(({ column }) => column)).toEqual(['ignored', null, null, 'location']);
    expect([table.missing, table.problem, rows]).toEqual([['name'], '', []]);
    const chosen = planColleges(text, directory, new Map([[1, 'name']]));
    expect(chosen.rows.map(({ kind }) => kind)).toEqual(['same', 'same', 'same']);
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
    ['Fraternities\r\n3', 'The first row must name the columns; there is no “Name”.'],
    ['Name,Conference\r\n"Duke,ACC', 'A quotation mark is never closed.'],
  ])('%j cannot be read', (text, problem) => {
    expect(planColleges(text, directory).table.problem).toBe(problem);
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
  const ace = directory.filter(({ id }) => id === 'ace-college');
  const exported = (fraternities: readonly Fraternity[]) =>
    fraternitiesCsv(ace.flatMap((college) => fraternities.map((fraternity) => ({ college, fraternity }))));
  const plan = (text: string, present: Fraternity[] = [sigma], within = directory) => {
    const table = readFraternityTable(text, within);
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
      [3, 'new', 'Letters: ΣΝ', 'Active: no', 'Instagram link: https://x.example/sn'],
      [4, 'error', 'Same fraternity as row 2'],
      [
        5,
        'error',
        'Active: Use yes or no',
        'Status: Use need to reach out, outreached, in contact, or scheduled',
        'Join date: Use a date with its year, such as 1/17/2026',
        'Instagram link: Enter a URL that starts with https://',
        'Size: Enter a whole number from 0 to 100,000',
      ],
      [6, 'error', 'College: Not in the directory. Add it first.'],
      [7, 'error', 'Fraternity: Enter a name'],
      [8, 'new', 'Letters: ΣΠ'],
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
    const table = readFraternityTable('Name\r\nSigma Chi\r\nSigma Nu', directory, ace[0]);
    expect(planFraternities(table, new Map([['ace-college', [sigma]]])).rows.map(({ kind }) => kind)).toEqual(
      ['same', 'new'],
    );
    expect(plan('Name\r\nSigma Chi').problem).toBe(
      'The first row must name the columns; there is no “College”.',
    );
  });

  test('the own export changes nothing after Excel has rewritten its dates', () => {
    const iso = exported([sigma]);
    for (const day of ['3/14/2026', '03/14/2026', '3/14/26', '46095', 'March 14, 2026']) {
      const text = iso.replace('2026-03-14', day.includes(',') ? `"${day}"` : day);
      expect([day, ...told(plan(text).rows)]).toEqual([day, [2, 'same']]);
    }
    for (const day of ['2/30/2026', '13/1/2026', '7', '2026'])
      expect(told(plan(iso.replace('2026-03-14', day)).rows)).toEqual([
        [2, 'error', 'Join date: Use a date with its year, such as 1/17/2026'],
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
      [2, 'new', 'Pike is Pi Kappa Alpha', 'Letters: ΠΚΑ'],
      [3, 'same'],
      [4, 'new', 'SAE is Sigma Alpha Epsilon', 'Letters: SAE'],
    ]);
    expect(writes.flatMap(({ added }) => added)).toEqual([
      { name: 'Pi Kappa Alpha', letters: 'ΠΚΑ' },
      { name: 'Sigma Alpha Epsilon', letters: 'SAE' },
    ]);
  });

  const word = fc
    .oneof(
      fc.string({ unit: 'binary', maxLength: 20 }),
      fc.string({ unit: fc.constantFrom(...'\'=+-@"0123/:.,$%eTRUEfalse May\n;x'), maxLength: 10 }),
    )
    .map((text) => text.replaceAll('\r', '\n').replaceAll('\t', '').trim());
  const stored = fc.record({
    // No fraternity goes by a nickname with X.
    name: fc.stringMatching(/^X[a-z]{2,9}$/),
    letters: fc.constantFrom('', 'ΣΧ'),
    chapterName: word,
    owner: word,
    nextStep: word,
    nextStepOn: fc.constantFrom(null, '2027-01-17'),
    size: fc.option(fc.integer({ min: 0, max: 100_000 })),
    active: fc.boolean(),
    status: fc.constantFrom(...outreachStatuses),
    rushChairName: word,
    rushChairNumber: word,
    presidentContacted: fc.boolean(),
    signupFormUrl: fc.constantFrom('', 'https://forms.example/1?a=b,c'),
    joinDate: fc.option(fc.integer({ min: 0, max: 20_000 }).map((day) => new Date(2000, 0, day, 12))),
  });
  const chapters = fc.uniqueArray(stored, { selector: ({ name }) => name.toLowerCase(), maxLength: 8 });

  test('what is exported and imported again changes nothing, and into an empty college brings all of it', () => {
    fc.assert(
      fc.property(chapters, (documents) => {
        const present = documents.map((data) => readFraternity(data.name.toLowerCase(), data));
        const text = exported(present);
        expect(plan(text, present, ace).rows.filter(({ kind }) => kind !== 'same')).toEqual([]);
        const into = plan(text, [], ace);
        expect(into.rows.filter(({ kind }) => kind !== 'new')).toEqual([]);
        const copies = into.writes.flatMap(({ added }) => added).map((data) => readFraternity('', data));
        expect(copies.map(({ status: _, ...copy }) => copy)).toEqual(
          present.map(({ status: _, ...original }) => ({ ...original, id: '' })),
        );
      }),
      { numRuns: 50 },
    );
  });
});

test('the export of chapters under any names, also twice, changes nothing', () => {
  const names = ['Sigma Chi', 'Pike', 'Pi Kappa Alpha', 'ΣΧ', 'Sigma Chi - Beta chapter', 'SAE', 'Beta'];
  const stored = fc.record({
    name: fc.constantFrom(...names, 'Sigma Chi (Beta)', 'Local 7', '007', '=1+1', 'Kappa Χ'),
    rushChairName: fc.constantFrom('', 'Sam', 'Ann'),
    size: fc.constantFrom(null, 12, 90),
    status: fc.constantFrom(...outreachStatuses),
  });
  fc.assert(
    fc.property(fc.array(stored, { maxLength: 12 }), (documents) => {
      const present = documents.map((data, at) => readFraternity(`f${at}`, data));
      const duke = directory.filter(({ id }) => id === 'duke-university');
      const text = fraternitiesCsv(
        duke.flatMap((college) => present.map((fraternity) => ({ college, fraternity }))),
      );
      const table = readFraternityTable(text, directory);
      const { rows } = planFraternities(table, new Map([['duke-university', present]]));
      expect(rows.filter(({ kind }) => kind !== 'same')).toEqual([]);
    }),
  );
});

test('a file says what it lists', () => {
  expect(fileKind('Name,Conference')).toBe('colleges');
  expect(fileKind('name\tCOLLEGE\r\nSigma Chi\tDuke')).toBe('fraternities');
  expect(fileKind('College Name,Fraternity,Size')).toBe('fraternities');
  expect(fileKind('College Name,Name,Status')).toBe('fraternities');
  expect(fileKind('School,Name')).toBe('fraternities');
  expect(fileKind('College Name,Conference')).toBe('colleges');
  expect(fileKind('')).toBe('colleges');
  expect(fileKind('Rush chairs 2026,,\nCollege,Fraternity,Phone\nDuke,Pike,')).toBe('fraternities');
  expect(fileKind('Our colleges,\nName,Conference\nDuke,Ivy League')).toBe('colleges');
});
