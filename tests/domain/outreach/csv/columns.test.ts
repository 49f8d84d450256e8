import { describe, expect, test } from 'vitest';
import { collegeDirectory } from '../../../../src/domain/colleges/collegeDirectory.ts';
import { readFraternity } from '../../../../src/domain/fraternities/fraternity.ts';
import { colleges as listed } from '../../../../src/domain/lists/listedColleges.ts';
import { chapterColumns } from '../../../../src/domain/outreach/csv/chapterColumns.ts';
import { chapterTable } from '../../../../src/domain/outreach/csv/chapterTable.ts';
import { collegesInCells } from '../../../../src/domain/outreach/csv/collegeInCell.ts';
import { fileKind } from '../../../../src/domain/outreach/csv/fileKind.ts';
import { fraternityHeadings } from '../../../../src/domain/outreach/csv/fraternitiesCsv.ts';
import {
  planFraternities,
  readFraternityTable,
} from '../../../../src/domain/outreach/csv/planFraternities.ts';
import { problemsOf } from '../../../../src/domain/outreach/csv/plannedRow.ts';
import { rowsToMend } from '../../../../src/domain/sheet/rowsToMend.ts';

const directory = collegeDirectory(listed, []);
const sigma = readFraternity('sigma-chi', {
  name: 'Sigma Chi',
  status: 'in contact',
  rushChairName: 'Kim',
  rushChairNumber: '555 010 0100',
});
const present = new Map([['purdue-university', [sigma]]]);
const lines = (...rows: string[]) => rows.join('\n');
function plan(text: string, choices: [number, string][] = []) {
  const table = readFraternityTable(text, directory, undefined, new Map(choices));
  const { rows, writes } = planFraternities(table, present);
  return {
    table,
    rows,
    edits: writes.flatMap(({ collegeId, added, changed }) => [
      ...added.map((one) => [collegeId, one]),
      ...[...changed].map(([id, one]) => [`${collegeId}/${id}`, one]),
    ]),
  };
}
/** Returns the columns that are asked about, and why. */
const asked = (text: string) =>
  plan(text).table.columns.flatMap(({ heading, column, doubt }) =>
    column === null ? [[heading, doubt]] : [],
  );

describe('headings', () => {
  test.each([
    ['School', 'college'],
    ['University', 'college'],
    ['COLLEGE NAME', 'college'],
    ['Organization', 'name'],
    ['Fraternity', 'name'],
    ['Chapter', 'name'],
    ['Name', 'name'],
    ['Phone', 'rushChairNumber'],
    ['Cell', 'rushChairNumber'],
    ['Email', 'rushChairEmail'],
    ['Rush Chair', 'rushChairName'],
    ['Rush chair phone', 'rushChairNumber'],
    ['Recruitment Chair E-mail', 'rushChairEmail'],
    ['Due', 'nextStepOn'],
    ['Contact name', 'rushChairName'],
    ["President's Name", 'presidentName'],
    ['President email', 'presidentEmail'],
    ['Pres. Cell #', null],
    ['Pres. Cell', 'presidentNumber'],
    ['Philanthropy chair', 'philanthropyName'],
    ['Philanthropy', 'philanthropy'],
    ['Instagram', 'instagramUsername'],
    ['Conference', 'ignored'],
    ['Mascot', null],
  ])('%s is %s', (heading, column) => {
    expect(chapterColumns([heading], [])).toEqual([column]);
  });

  test('Chapter and Name mean what the other columns leave', () => {
    expect(chapterColumns(['School', 'Fraternity', 'Chapter', 'Name'], [])).toEqual([
      'college',
      'name',
      'chapterName',
      'rushChairName',
    ]);
    expect(chapterColumns(['College', 'Name', 'Chapter'], [['Duke', 'Sigma Nu', 'Delta Beta']])).toEqual([
      'college',
      'name',
      'chapterName',
    ]);
    expect(chapterColumns(['School', 'Chapter', 'Name'], [['Duke', 'Pike', 'Sam Lee']])).toEqual([
      'college',
      'name',
      'rushChairName',
    ]);
  });

  test('every heading of an export is recognized', () => {
    expect(chapterColumns(Object.values(fraternityHeadings), [])).toEqual(Object.keys(fraternityHeadings));
  });

  test('two columns that could be one thing are asked about, and can be chosen or ignored', () => {
    const text = lines('School,Frat,Phone,Cell,Shoe size', 'Purdue,ΣΧ,555 010 0111,555 010 0122,9');
    expect(asked(text)).toEqual([
      ['Phone', 'Another column could be the rush chair number too.'],
      ['Cell', 'Another column could be the rush chair number too.'],
      ['Shoe size', undefined],
    ]);
    expect(plan(text).edits).toEqual([]);
    expect(
      plan(text, [
        [2, 'rushChairNumber'],
        [3, 'presidentNumber'],
        [4, ''],
      ]).edits,
    ).toEqual([
      ['purdue-university/sigma-chi', { rushChairNumber: '555 010 0111', presidentNumber: '555 010 0122' }],
    ]);
    expect(plan(text, [[3, 'rushChairNumber']]).edits).toEqual([
      ['purdue-university/sigma-chi', { rushChairNumber: '555 010 0122' }],
    ]);
  });

  test('a required column under another name can be chosen; until then nothing is planned', () => {
    const text = lines('Where,Fraternity,Size', 'Purdue,Sigma Chi,90');
    expect(plan(text)).toMatchObject({ table: { missing: ['college'], problem: '' }, rows: [], edits: [] });
    expect(plan(text, [[0, 'college']]).edits).toEqual([['purdue-university/sigma-chi', { size: 90 }]]);
  });
});

describe('cells are judged, not only headings', () => {
  const rows = [
    '1,Purdue,ΣΧ,Sam,(555) 010-0101,x',
    '2,Duke,Pike,Bo,(555) 010-0102,x',
    '3,Duke,ΣΧ,Al,555-0103,x',
  ];
  const first = (text: string) => plan(text).edits[0]?.[1];

  test('a column that counts the rows is no phone number, and is left out', () => {
    const text = lines('#,School,Chapter,Rush Chair,Rush Chair Cell,Note', ...rows);
    expect(first(text)).toEqual({ rushChairName: 'Sam', rushChairNumber: '(555) 010-0101' });
    expect(plan(text).table.columns[0]).toMatchObject({ heading: '#', column: 'ignored' });
  });

  test.each(['No', 'No.', '#', 'Number', 'Phone', 'Rush chair #', 'Id'])(
    'running numbers below %s are no phone numbers',
    (heading) => {
      const text = lines(`${heading},School,Frat,Rush chair,Rush chair cell,Note`, ...rows);
      expect(first(text)).toEqual({ rushChairName: 'Sam', rushChairNumber: '(555) 010-0101' });
      expect(asked(text)).toEqual([['Note', undefined]]);
    },
  );

  test.each(['#', 'No', 'No.', 'no'])('%s alone is no phone number, whatever stands there', (heading) => {
    expect(asked(`School,Frat,${heading}\nPurdue,ΣΧ,555 010 0111`)).toEqual([[heading, undefined]]);
  });

  test.each([
    ['Phone', '7', "The cells don't look like phone numbers."],
    ['Phone', '2026-01-17', "The cells don't look like phone numbers."],
    ['Rush chair phone', 'ask Sam', "The cells don't look like phone numbers."],
    ['Email', 'yes', "The cells don't look like email addresses."],
    ['President', '(555) 010-0101', "The cells don't look like names."],
    ['Contact', 'sam@x.example', "The cells don't look like names."],
  ])('%s with %s is asked about, and not taken', (heading, cell, doubt) => {
    const text = `School,Frat,${heading}\nPurdue,ΣΧ,${cell}`;
    expect(asked(text)).toEqual([[heading, doubt]]);
    expect(plan(text).edits).toEqual([]);
  });

  test.each(['555-0100 (mom)', 'c: 555.010.0100', '5550100199', '1-555-010-0199', '(555) 010-0199 x2'])(
    '%s is a phone number',
    (cell) => {
      expect(first(`School,Frat,Phone\nPurdue,ΣΧ,${cell}`)).toEqual({ rushChairNumber: cell });
    },
  );

  test.each([
    'n/a',
    'N/A',
    'NA',
    '#N/A',
    '-',
    '--',
    '–',
    'none',
    'TBD',
    'tba',
    '?',
    '??',
    'null',
    'NULL',
    '.',
  ])('%s is an empty cell', (cell) => {
    const heads = 'School,Frat,Rush chair,Phone,Email,Size,Status,Joined';
    expect(plan(`${heads}\nPurdue,ΣΧ${`,${cell}`.repeat(6)}`).rows).toMatchObject([{ kind: 'same' }]);
  });

  test.each(['Null', 'Na', 'Dash', 'No', 'Tbdo'])('%s is somebody', (cell) => {
    expect(first(`School,Frat,Rush chair\nPurdue,ΣΧ,${cell}`)).toEqual({ rushChairName: cell });
  });

  test.each([
    ['President,Phone,Email', { presidentNumber: '555 010 0101', presidentEmail: 'p@x.example' }],
    ['Rush chair,Phone,Email', { rushChairNumber: '555 010 0101', rushChairEmail: 'p@x.example' }],
    ['Name,Phone,Email', { rushChairNumber: '555 010 0101', rushChairEmail: 'p@x.example' }],
  ])('a bare Phone belongs to whom %s names last before it', (heads, expected) => {
    expect(first(`School,Frat,${heads}\nPurdue,ΣΧ,Pat,555 010 0101,p@x.example`)).toMatchObject(expected);
  });

  test('each of two people has the Phone and the Email behind the name', () => {
    const heads = 'School,Frat,President,Phone,Email,Rush Chair,Phone,Email';
    const row = 'Purdue,ΣΧ,Pat,555 010 0101,p@x.example,Ray,555 010 0102,r@x.example';
    expect(first(lines(heads, row))).toEqual({
      ...{ presidentName: 'Pat', presidentNumber: '555 010 0101', presidentEmail: 'p@x.example' },
      ...{ rushChairName: 'Ray', rushChairNumber: '555 010 0102', rushChairEmail: 'r@x.example' },
    });
  });

  test('a Phone before a president alone is asked about', () => {
    expect(asked('School,Frat,Phone,President\nPurdue,ΣΧ,555 010 0101,Pat')).toEqual([
      ['Phone', "It isn't clear whose this is."],
    ]);
  });

  test('a heading with a role counts more than one without', () => {
    const text = 'School,Frat,Phone,Rush chair phone\nPurdue,ΣΧ,555 010 0101,555 010 0102';
    expect(first(text)).toEqual({ rushChairNumber: '555 010 0102' });
    expect(asked(text)).toEqual([['Phone', 'Another column could be the rush chair number too.']]);
  });

  test('an empty column is not in the way', () => {
    expect(first('School,Frat,Cell,Phone\nPurdue,ΣΧ,,555 010 0102')).toEqual({
      rushChairNumber: '555 010 0102',
    });
  });

  test.each([
    ['First Name,Last Name', 'Sam,Lee', { rushChairName: 'Sam Lee' }],
    ['Last Name,First Name', 'Lee,Sam', { rushChairName: 'Sam Lee' }],
    ['Rush chair first name,Rush chair last name', 'Sam,Lee', { rushChairName: 'Sam Lee' }],
    ['President first,President last', 'Sam,Lee', { presidentName: 'Sam Lee' }],
    ['First Name,Last Name', 'Sam,n/a', { rushChairName: 'Sam' }],
    ['President phone,First Name,Last Name', '555 010 0101,Sam,Lee', { presidentName: 'Sam Lee' }],
  ])('%s are one name', (heads, cells, expected) => {
    expect(first(`School,Frat,${heads}\nPurdue,ΣΧ,${cells}`)).toMatchObject(expected);
  });

  test('two columns that could be the college are asked about, and nothing is planned', () => {
    const text = 'School,University,Frat,Size\nPurdue,Duke,ΣΧ,9';
    expect(plan(text)).toMatchObject({ table: { missing: ['college'], problem: '' }, rows: [] });
    expect(plan(text, [[0, 'college']]).edits).toEqual([['purdue-university/sigma-chi', { size: 9 }]]);
  });
});

describe('pasted cells', () => {
  test('without headings a column that counts the rows is nothing', () => {
    const { edits } = plan(
      lines('1000001\tPurdue\tSigma Chi', '1000002\tDuke\tPike', '1000003\tDuke\tSigma Nu'),
    );
    expect(edits).toEqual([
      ['duke-university', { name: 'Pi Kappa Alpha', letters: 'ΠΚΑ' }],
      ['duke-university', { name: 'Sigma Nu', letters: 'ΣΝ' }],
    ]);
  });

  test('without headings the cells say what they are', () => {
    const text = lines(
      'Purdue\tSigma Chi\tSam Lee\t555 010 0123\tsam@college.example',
      'Duke\tPike\tBo\t(555) 010-0124\t',
    );
    expect(fileKind(text, (cell) => cell === 'Purdue')).toBe('fraternities');
    const { table, rows, edits } = plan(text);
    expect(table.headed).toBe(false);
    expect(rows.map(({ row, kind }) => [row, kind])).toEqual([
      [1, 'change'],
      [2, 'new'],
    ]);
    expect(edits).toEqual([
      [
        'purdue-university/sigma-chi',
        { rushChairName: 'Sam Lee', rushChairNumber: '555 010 0123', rushChairEmail: 'sam@college.example' },
      ],
      [
        'duke-university',
        { name: 'Pi Kappa Alpha', letters: 'ΠΚΑ', rushChairName: 'Bo', rushChairNumber: '(555) 010-0124' },
      ],
    ]);
  });

  test('a Sam is a person where another cell is the fraternity', () => {
    const { edits } = plan('Sam\tSigma Chi\tPurdue\t555 010 0123');
    expect(edits).toEqual([
      ['purdue-university/sigma-chi', { rushChairName: 'Sam', rushChairNumber: '555 010 0123' }],
    ]);
  });

  test('an empty line above them is passed over', () => {
    const text = lines('', 'Purdue\tSigma Chi\tSam Lee');
    expect(fileKind(text, (cell) => cell === 'Purdue')).toBe('fraternities');
    expect(plan(text).rows).toMatchObject([
      { row: 2, kind: 'change', notes: ['Rush chair: Kim → Sam Lee', 'Rush chair keeps 555 010 0100'] },
    ]);
  });

  test('with headings they are read as a file', () => {
    expect(plan(lines('School\tChapter\tRush chair', 'Purdue\tSig Chi\tSam')).edits).toEqual([
      ['purdue-university/sigma-chi', { rushChairName: 'Sam' }],
    ]);
  });
});

test('what a file cannot know stays, and the preview says what stays beside a new name', () => {
  const { rows } = plan(lines('College,Fraternity,Rush chair', 'Purdue,Sigma Chi,Sam'));
  expect(rows[0]?.notes).toEqual(['Rush chair: Kim → Sam', 'Rush chair keeps 555 010 0100']);
});

test('owner and next step come in; the days of calls and confirmations are left as they are', () => {
  const { edits, table } = plan(
    lines(
      'College,Fraternity,Assigned to,Next step,Next step on,Last contact,Rush chair confirmed on',
      'Purdue,Sigma Chi,Ann,Call again,1/17/2027,2020-01-01,2020-01-01',
    ),
  );
  expect(edits).toEqual([
    ['purdue-university/sigma-chi', { owner: 'Ann', nextStep: 'Call again', nextStepOn: '2027-01-17' }],
  ]);
  expect(table.columns.filter(({ column }) => column === 'ignored').map(({ heading }) => heading)).toEqual([
    'Last contact',
    'Rush chair confirmed on',
  ]);
});

test('a row that stands twice counts once; two rows that differ are put to whoever imports', () => {
  const { rows } = plan(
    lines('College,Fraternity,Size', 'Purdue,Sigma Chi,90', 'Purdue,Sigma Chi,90', 'Purdue,ΣΧ,91'),
  );
  expect(rows.map(({ kind, notes }) => [kind, ...notes])).toEqual([
    ['change', 'Size: none → 90'],
    ['same'],
    ['error', 'Same fraternity as row 2'],
  ]);
});

test('a number that a spreadsheet has shortened is refused', () => {
  const { rows } = plan(lines('College,Fraternity,Phone', 'Purdue,Sigma Chi,1.55501E+10'));
  expect(rows[0]?.notes).toEqual([
    'Rush chair number: Your spreadsheet shortened this number; format the column as text',
  ]);
});

test('rows with errors come back with their reasons, and import once they are mended', () => {
  const text = lines(
    'Uni,Frat,Mobile,Mascot,Status',
    'Nowhere,Sigma Chi,+1 555 010 0100,Owl,',
    'Purdue,Sigma Chi,0155501001,Owl,ghosted',
    'Purdue,Sigma Nu,,,',
  );
  const chosen = plan(text, [[0, 'college']]);
  const back = rowsToMend(chosen.table, problemsOf(chosen.rows), chapterTable);
  expect(back.split('\r\n')).toEqual([
    'College,Fraternity,Rush chair number,Mascot,Status,Problem',
    "Nowhere,Sigma Chi,'+1 555 010 0100,Owl,,College: Not in the directory. Add it first.",
    `Purdue,Sigma Chi,'0155501001,Owl,ghosted,"Status: Use need to reach out, outreached, in contact, or scheduled"`,
  ]);
  const mended = plan(back.replace('Nowhere', 'Duke').replace('ghosted', 'scheduled'));
  expect(mended.rows.map(({ kind }) => kind)).toEqual(['new', 'change']);
  expect(mended.edits).toEqual([
    ['duke-university', { name: 'Sigma Chi', letters: 'ΣΧ', rushChairNumber: '+1 555 010 0100' }],
    ['purdue-university/sigma-chi', { rushChairNumber: '0155501001', status: 'scheduled' }],
  ]);
});

test.each([
  ['Purdue', 'purdue-university'],
  ['Univ. of Purdue', 'purdue-university'],
  ['The Ohio State University', 'ohio-state-university'],
  ['Ole Miss', 'university-of-mississippi'],
  ['Miami', 'university-of-miami'],
  ['Texas A & M', 'texas-a-m-university'],
  ['UC Berkeley', 'university-of-california-berkeley'],
  ['UT Austin', 'university-of-texas-at-austin'],
  ['UNC', 'university-of-north-carolina-at-chapel-hill'],
  ['UT', undefined],
  ['OSU', undefined],
  ['The Miami', undefined],
  ['Nowhere', undefined],
  ['University', undefined],
])('%s is the college %s', (cell, id) => {
  expect(collegesInCells(directory)(cell)?.id).toBe(id);
});

test('a college that is not known is asked about when few are meant', () => {
  const { rows } = plan(lines('College,Fraternity', 'Loyola,Pike', 'OSU,Pike', 'Boise,Pike'));
  expect(rows.map(({ notes }) => notes)).toEqual([
    [
      'College: Not in the directory. Is it Loyola Marymount University, Loyola University Chicago, or Loyola University Maryland?',
    ],
    ['College: Not in the directory. Add it first.'],
    ['College: Not in the directory. Is it Boise State University?'],
  ]);
});

describe('messy files', () => {
  test.each([
    'Sigma Chi - Beta chapter',
    'Sigma Chi – Beta',
    'Sigma Chi (Beta)',
    'Sigma Chi, Beta Chapter',
    'ΣΧ: Beta',
    'Beta Chapter of Sigma Chi',
  ])('%s is the Sigma Chi that is there, with the name of its chapter', (name) => {
    const { edits } = plan(`College,Fraternity\nPurdue,"${name}"`);
    expect(edits).toEqual([['purdue-university/sigma-chi', { chapterName: 'Beta' }]]);
  });

  test.each(['Sigma Chi (ΣΧ)', 'Sigma Chi (Sig Chi)', 'Sigma Chi (suspended)', 'sigma  chi'])(
    '%s is the Sigma Chi that is there',
    (name) => {
      expect(plan(`College,Fraternity,Size\nPurdue,${name},90`).edits).toEqual([
        ['purdue-university/sigma-chi', { size: 90 }],
      ]);
    },
  );

  test('a name that is not on the list comes in, and the preview says so', () => {
    const { rows } = plan('College,Fraternity\nPurdue,Sigma Chii\nPurdue,Kappa Alpha Theta - Beta');
    expect(rows.map(({ kind, notes }) => [kind, notes[0]])).toEqual([
      ['new', "Not on our list of fraternities. Check that it isn't another one's name"],
      ['new', "Not on our list of fraternities. Check that it isn't another one's name"],
    ]);
  });

  test('titles above the headings are passed over, and rows keep their numbers', () => {
    const text = lines('Rush chairs 2026,,', '', 'College,Fraternity,Size', 'Purdue,Sigma Chi,90');
    const { rows, table } = plan(text);
    expect(table.columns.map(({ column }) => column)).toEqual(['college', 'name', 'size']);
    expect(rows).toMatchObject([{ row: 4, kind: 'change', notes: ['Size: none → 90'] }]);
  });

  test.each([
    ['semicolons', 'College;Fraternity;"Size, about";Next step\nPurdue;Sigma Chi;9;call, then text'],
    ['what Excel writes above semicolons', 'sep=;\nCollege;Fraternity;Next step\nPurdue;ΣΧ;call, then text'],
    ['carriage returns', 'College,Fraternity,Next step\rPurdue,Sigma Chi,"call, then text"'],
  ])('%s are read', (_, text) => {
    expect(plan(text).edits).toEqual([['purdue-university/sigma-chi', { nextStep: 'call, then text' }]]);
  });

  test.each([
    ['1/2/27', '2027-01-02'],
    ['1/2/1998', '1998-01-02'],
    ['1/2/98', '1998-01-02'],
    ['46039', '2026-01-17'],
    ['46039.75', '2026-01-17'],
    ['1/17/2026 0:00', '2026-01-17'],
    ['2026-01-17 18:30:00', '2026-01-17'],
    ['17-Jan-26', '2026-01-17'],
    ['17-Jan-2026', '2026-01-17'],
    ['17.01.2026', '2026-01-17'],
    ['Sept 3, 2026', '2026-09-03'],
  ])('%s is the day %s', (cell, nextStepOn) => {
    expect(plan(`College,Fraternity,Follow up on\nPurdue,Sigma Chi,"${cell}"`).edits).toEqual([
      ['purdue-university/sigma-chi', { nextStepOn }],
    ]);
  });

  test.each(['Sept 3', '9/3', '2/30/2026', '31.02.2026', 'tomorrow'])(
    '%s goes back with its reason',
    (cell) => {
      const { rows } = plan(`College,Fraternity,Follow up on\nPurdue,Sigma Chi,${cell}`);
      expect(rows[0]?.notes).toEqual(['Next step on: Use a date with its year, such as 1/17/2026']);
    },
  );

  test.each(['(555) 010-0100', '5550100100', '+1 555-010-0100', '5550100100.0'])(
    '%s is the number that is there',
    (cell) => {
      expect(plan(`College,Fraternity,Phone\nPurdue,Sigma Chi,${cell}`).edits).toEqual([]);
    },
  );
});

test('what was confirmed or logged after the export is pointed out before a row changes it back', () => {
  const now = readFraternity('sigma-chi', {
    ...sigma,
    status: 'scheduled',
    rushChairConfirmedOn: '2026-09-03',
    lastContactAt: new Date(2026, 8, 3, 12),
  });
  const compared = (row: string) => {
    const heads = 'College,Fraternity,Status,Rush chair,Size,Last contact,Rush chair confirmed on';
    const table = readFraternityTable(lines(heads, `Purdue,ΣΧ,${row}`), directory);
    const [planned] = planFraternities(table, new Map([['purdue-university', [now]]])).rows;
    return [planned?.newer ?? false, ...(planned?.notes ?? [])];
  };
  expect(compared('in contact,Ann,90,2026-08-01,8/1/2026')).toEqual([
    true,
    'Rush chair was confirmed on 09/03/26, after this file was saved',
    'They were contacted on 09/03/26, after this file was saved',
    'ΣΧ is Sigma Chi',
    'Rush chair: Kim → Ann',
    'Status: scheduled → in contact',
    'Size: none → 90',
    'Rush chair keeps 555 010 0100',
  ]);
  expect(compared('in contact,Ann,90,9/3/2026,9/3/2026')[0]).toBe(false);
  expect(compared('scheduled,Kim,90,2026-08-01,')[0]).toBe(false);
});
