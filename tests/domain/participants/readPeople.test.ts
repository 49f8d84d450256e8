import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readParticipant } from '../../../src/domain/participants/participant.ts';
import { isEmail } from '../../../src/domain/participants/participantSchema.ts';
import { peopleCsv } from '../../../src/domain/participants/peopleCsv.ts';
import { mostPeople, readPeople } from '../../../src/domain/participants/readPeople.ts';
import { csvText } from '../../../src/domain/text/csv.ts';
import { isEmptyCell } from '../../../src/domain/text/emptyCell.ts';

const names = (text: string) => readPeople(text).people.map(({ name, email }) => [name, email]);

describe('with a header', () => {
  test('the file of a Google Form', () => {
    const file = [
      '"Timestamp","Email Address","What is your full name?","Fraternity name","Phone"',
      '"2026/03/01 7:00:12 PM EST","ann@x.edu","Ann  Lee","Sigma Chi","555 0100"',
      '',
      '"2026/03/01 7:02:40 PM EST","Bo@X.edu","O\'Neil, Bo","Sigma Chi",""',
    ].join('\r\n');
    expect(readPeople(file)).toMatchObject({
      people: [
        { row: 2, name: 'Ann Lee', email: 'ann@x.edu' },
        { row: 4, name: "O'Neil, Bo", email: 'Bo@X.edu' },
      ],
      problems: [],
    });
  });

  test.each([
    ['First Name\tLast Name\tE-mail\nAnn\tLee\tann@x.edu'],
    ['Last name,First name,Email\nLee,Ann,ann@x.edu'],
    ['Username,Name,Nickname\nann@x.edu,Ann Lee,Annie'],
    ['E-mail address;Participant\nann@x.edu;Ann Lee'],
    ['College Name,Name,Email\nPurdue,Ann Lee,ann@x.edu'],
    ['Email,School email,Name\n,ann@x.edu,Ann Lee'],
    ['First name,Name,Email\nAnn,Ann Lee,ann@x.edu'],
    ['Timestamp,Participant,Contact\n3/1/2026 19:00:12,Ann Lee,ann@x.edu'],
    ['How should your name be shown?,Guest name,Email\nYes,Ann Lee,ann@x.edu'],
    ['Name,Phone,How do we reach you?\nAnn Lee,555 0100,ann@x.edu'],
  ])('%j', (file) => {
    expect(names(file)).toEqual([['Ann Lee', 'ann@x.edu']]);
  });

  test('a column of addresses is found by what stands in it, and one of words is not taken for it', () => {
    expect(names('Participant,Contact\nAnn Lee,555 0100\nBo Diaz,bo@x.edu\nCy Poe,')).toEqual([
      ['Ann Lee', ''],
      ['Bo Diaz', 'bo@x.edu'],
      ['Cy Poe', ''],
    ]);
    expect(names('Participant,Contact\nAnn Lee,my roommate')).toEqual([['Ann Lee', '']]);
  });

  test.each(['Name,Email', 'Timestamp\tEmail Address\tFull name\n\n'])('without people: %j', (file) => {
    const message = "There's a header but no one below it. Add the rows with people.";
    expect(readPeople(file)).toMatchObject({ people: [], problems: [{ row: 0, text: '', message }] });
  });

  test.each([
    'Name,Email,School,Chapter,Show name',
    'Name,Email,What university do you attend?,Which fraternity are you in?,May we show your name?',
    'Name,Email Address,College Name,Fraternity/Sorority,How should your name be shown?',
    'Name,School email,Campus,Greek organization,Name to display',
  ])('school, chapter and shown name: %s', (heads) => {
    const rows = ['Ann Lee,ann@x.edu,Purdue,Pike,Initials', 'Bo Diaz,,n/a,None,'];
    expect(readPeople([heads, ...rows].join('\n')).people).toEqual([
      {
        ...{ row: 2, name: 'Ann Lee', email: 'ann@x.edu' },
        ...{ collegeName: 'Purdue', chapterName: 'Pike', shownAs: 'initials' },
      },
      { row: 3, name: 'Bo Diaz', email: '' },
    ]);
  });

  test.each(['School phone', 'Graduation year at college', 'Chapter president', 'Fraternity id'])(
    '%s is not where someone is from',
    (head) => {
      expect(readPeople(`Name,${head}\nAnn Lee,x`).people).toEqual([{ row: 2, name: 'Ann Lee', email: '' }]);
    },
  );

  test('without a column of names nothing can be imported', () => {
    expect(readPeople('Timestamp,Email\n1,ann@x.edu')).toMatchObject({
      people: [],
      problems: [{ row: 0, text: '', message: "We couldn't find a column with names." }],
    });
  });
});

describe('the columns', () => {
  const columns = (text: string) => {
    const found = readPeople(text).columns;
    const words = (all: readonly number[] = []) => all.map((at) => found?.heads[at]);
    return found && [words(found.names), words(found.emails)];
  };

  test.each([
    ['Timestamp,Participant,Contact\n1,Ann Lee,ann@x.edu', [['Participant'], ['Contact']]],
    ['Timestamp,Participant,Contact\n1,Ann Lee,555 0100', [['Participant'], []]],
    ['First name,Last name,Email\nAnn,Lee,ann@x.edu', [['First name', 'Last name'], ['Email']]],
    ['When,Who are you?,Reach you?\n3/1/2026,Ann Lee,ann@x.edu', [['Who are you?'], ['Reach you?']]],
    ['Timestamp,Email\n1,ann@x.edu', [[], ['Email']]],
    ['Ann Lee,\nBo Diaz,bo@x.edu', null],
    ['Ann Lee,ann@x.edu\nBo Diaz,bo@x.edu', null],
  ])('of %j', (text, expected) => {
    expect(columns(text)).toEqual(expected);
  });

  test('can be chosen', () => {
    const text = 'Host,Guest,Address\nKim,Ann Lee,ann@x.edu\nKim,Bo Diaz,nowhere';
    expect(
      readPeople(text, { names: [1], emails: [] }).people.map(({ name, email }) => [name, email]),
    ).toEqual([
      ['Ann Lee', ''],
      ['Bo Diaz', ''],
    ]);
    const { people, problems } = readPeople(text, { names: [1], emails: [2] });
    expect(people).toEqual([{ row: 2, name: 'Ann Lee', email: 'ann@x.edu' }]);
    expect(problems).toEqual([{ row: 3, text: 'Kim, Bo Diaz, nowhere', message: 'Invalid email' }]);
  });
});

test.each([
  ['Ann Lee,ann@x.edu'],
  ['ann@x.edu\tAnn Lee'],
  ['Ann Lee <ann@x.edu>'],
  ['Ann Lee ann@x.edu'],
  ['Ann\tLee\tann@x.edu\t555 0100'],
  ['3/1/2026 19:00:12\tAnn Lee\tann@x.edu'],
  ['555-0100,Ann Lee,ann@x.edu,yes'],
])('without a header: %j', (line) => {
  expect(names(line)).toEqual([['Ann Lee', 'ann@x.edu']]);
});

describe('cells are judged, not only headings', () => {
  test.each([
    ['Participant,Guest name,Email\n1,Ann Lee,ann@x.edu\n2,Bo Diaz,bo@x.edu'],
    ['Name,Email sent?,Email\nAnn Lee,yes,ann@x.edu\nBo Diaz,no,bo@x.edu'],
    ['Name,Full name,Email\nAnn Lee,Ann Lee,ann@x.edu\nBo Diaz,,bo@x.edu'],
    ['First name,Last name,Emergency contact first name,Email\nAnn,Lee,Kim,ann@x.edu\nBo,Diaz,Al,bo@x.edu'],
    ['#,First,Last,Email\n1,Ann,Lee,ann@x.edu\n2,Bo,Diaz,bo@x.edu'],
  ])('%j', (file) => {
    expect(names(file)).toEqual([
      ['Ann Lee', 'ann@x.edu'],
      ['Bo Diaz', 'bo@x.edu'],
    ]);
  });

  test.each(['Name,Player', 'Guest name,Roommate name'])('of %s someone chooses', (heads) => {
    const { problems, columns } = readPeople(`${heads},Email\nAnn Lee,Bo Diaz,ann@x.edu`);
    expect(problems[0]?.message).toBe("We couldn't find a column with names.");
    expect(columns).toMatchObject({ names: [], emails: [2] });
  });

  test('n/a and dashes are empty', () => {
    const { people, problems } = readPeople('Name,Email,School\nAnn Lee,n/a,-\nn/a,bo@x.edu,Duke');
    expect(people).toEqual([{ row: 2, name: 'Ann Lee', email: '' }]);
    expect(problems).toMatchObject([{ row: 3, message: 'No name' }]);
    expect(names('Bo Diaz,bo@x.edu\nAnn Lee,TBD')).toEqual([
      ['Bo Diaz', 'bo@x.edu'],
      ['Ann Lee', ''],
    ]);
  });
});

test('a list of names alone is a list of people', () => {
  expect(names('Ann Lee\nBo Diaz\n')).toEqual([
    ['Ann Lee', ''],
    ['Bo Diaz', ''],
  ]);
});

test('a row that makes no sense is told with its number, the others are kept', () => {
  const { people, problems } = readPeople(
    ['Name,Email', 'Ann,ann@x.edu', ',bo@x.edu', 'Cy,cy at x.edu', `${'x'.repeat(201)},`].join('\n'),
  );
  expect(people.map(({ row }) => row)).toEqual([2]);
  expect(problems.map(({ row, message }) => [row, message])).toEqual([
    [3, 'No name'],
    [4, 'Invalid email'],
    [5, 'Keep it to 200 characters'],
  ]);
  expect(problems[1]?.text).toBe('Cy, cy at x.edu');
});

test('a mark that swallows the file is told, and so are too many people', () => {
  expect(readPeople('Name,Email\n"Ann,a@x.edu\nBo,b@x.edu').problems[0]?.message).toMatch(/quotation mark/);
  const many = Array.from({ length: mostPeople + 1 }, (_, at) => `P${at}`).join('\n');
  expect(readPeople(many)).toMatchObject({ people: [], problems: [{ row: 0 }] });
});

test('every row is somebody or a problem, whatever is pasted', () => {
  const unit = fc.constantFrom(...'a@.<>"\',;\t\r\n 0é💥\0', 'Name', 'Email', 'x@y.edu');
  fc.assert(
    fc.property(fc.string({ unit, maxLength: 40 }), (text) => {
      const { people, problems } = readPeople(text);
      for (const { name, email } of people)
        expect(name !== '' && (email === '' || email.includes('@'))).toBe(true);
      const rows = [...people, ...problems].map(({ row }) => row);
      expect(new Set(rows).size).toBe(rows.length);
    }),
  );
});

test('an exported list is imported again with schools, chapters and shown names', () => {
  const fields = { name: 'Ann Lee', email: 'ann@x.edu', collegeName: 'Purdue University' };
  const ann = readParticipant('a', {
    ...fields,
    chapterName: 'Sigma Chi',
    shownAs: 'number',
    table: 4,
    seat: 1,
  });
  const text = peopleCsv([ann, readParticipant('b', { name: 'Bo' })]);
  expect(text.split(/\r?\n/)[1]).toBe('Ann Lee,ann@x.edu,no,,,,Purdue University,Sigma Chi,number,4,1');
  expect(readPeople(text).people).toEqual([
    { row: 2, ...fields, chapterName: 'Sigma Chi', shownAs: 'number' },
    { row: 3, name: 'Bo', email: '', shownAs: 'short' },
  ]);
});

test('what is written as CSV is read again', () => {
  const name = fc
    .string({ minLength: 1, maxLength: 12 })
    .map((text) => `N${text}`.trim().replace(/\s+/g, ' '))
    .filter((text) => !isEmptyCell(text) && !isEmail(text));
  fc.assert(
    fc.property(fc.array(name, { minLength: 1, maxLength: 6 }), (people) => {
      const rows = people.map((person, at) => [person, `p${at}@x.edu`]);
      expect(names(csvText(['Name', 'Email'], rows))).toEqual(rows);
    }),
  );
});
