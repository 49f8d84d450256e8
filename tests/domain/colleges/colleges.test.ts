import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { activeColleges } from '../../../src/domain/colleges/activeColleges.ts';
import { readCollege } from '../../../src/domain/colleges/college.ts';
import {
  collegeDirectory,
  type DirectoryCollege,
  missingRecord,
} from '../../../src/domain/colleges/collegeDirectory.ts';
import { type CollegeOrder, orderColleges } from '../../../src/domain/colleges/collegeOrder.ts';
import { CollegeInput } from '../../../src/domain/colleges/collegeSchema.ts';
import { collegeSummary } from '../../../src/domain/colleges/collegeSummary.ts';
import { conferenceName } from '../../../src/domain/colleges/conferenceName.ts';
import { readFraternity } from '../../../src/domain/fraternities/fraternity.ts';
import { colleges as listed } from '../../../src/domain/lists/listedColleges.ts';
import { outreachCounts } from '../../../src/domain/outreach/outreachCounts.ts';

const purdue = readCollege('purdue-university', {
  name: 'Purdue University',
  conference: 'SEC',
  fraternityCount: 7,
});
const own = readCollege('ace-college', { name: 'Ace College', conference: 'Poker League' });
const legacy = readCollege('duke-university', {});

describe('the directory', () => {
  const directory = collegeDirectory(listed, [purdue, own, legacy]);
  const find = (id: string) => directory.find((college) => college.id === id);

  test('holds every school of the list and what staff added, once each, by name', () => {
    expect(directory).toHaveLength(listed.length + 1);
    expect(new Set(directory.map(({ id }) => id)).size).toBe(directory.length);
    expect(directory.slice(0, 2).map(({ name }) => name)).toEqual([
      'Abilene Christian University',
      'Ace College',
    ]);
  });

  test('believes the record, and the list where the record is silent', () => {
    expect(find('purdue-university')).toMatchObject({
      conference: 'Southeastern Conference',
      fraternityCount: 7,
      location: 'West Lafayette, IN',
      hasRecord: true,
    });
    expect(find('duke-university')).toMatchObject({
      name: 'Duke University',
      conference: 'Atlantic Coast Conference',
      hasRecord: true,
    });
  });

  test.each(['boilermakers', 'sec', 'west lafayette', 'purdue', 'indiana'])('finds Purdue by %j', (word) => {
    expect(find('purdue-university')?.searched).toContain(word);
  });

  test('gives each school without a record a valid one', () => {
    const missing = directory.flatMap((college) => missingRecord(college) ?? []);
    expect(missing).toHaveLength(listed.length - 2);
    for (const record of missing) expect(v.parse(CollegeInput, record)).toEqual(record);
  });
});

describe('the orders', () => {
  const college = (name: string, conference: string, fraternityCount = 0): DirectoryCollege => ({
    id: name,
    name,
    shortName: name,
    conference,
    logoPath: null,
    state: '',
    location: '',
    fraternityCount,
    hasRecord: true,
    isListed: true,
    searched: '',
  });
  const some = [
    college('A', 'Ivy League', 1),
    college('B', 'Southeastern Conference', 3),
    college('C', 'Summit League', 9),
    college('D', 'Summit League'),
    college('E', 'Mid-American Conference'),
    college('F', ''),
    college('G', 'Big 12 Conference', 3),
  ];
  test.each<[CollegeOrder, string]>([
    ['count', 'CBGADEF'],
    ['most', 'CBGADEF'],
    ['least', 'DEFABGC'],
    ['name', 'ABCDEFG'],
    // The six that come first, then by their number of colleges, those without a conference last.
    ['size', 'BGECDAF'],
  ])('%s', (order, names) => {
    expect(
      orderColleges(some.toReversed(), order)
        .map(({ name }) => name)
        .join(''),
    ).toBe(names);
  });

  test('the six conferences come in the order of the specification', () => {
    const all = orderColleges(collegeDirectory(listed, []), 'size');
    const conferences = [...new Set(all.map(({ conference }) => conference))];
    expect(conferences.slice(0, 8)).toEqual([
      'Southeastern Conference',
      'Big 12 Conference',
      'Big Ten Conference',
      'Atlantic Coast Conference',
      'Atlantic 10 Conference',
      'Mid-American Conference',
      'Sun Belt Conference',
      'American Conference',
    ]);
  });
});

test('abbreviations stand for conferences, whatever their case', () => {
  expect(['SEC', 'big  10', 'Big Ten Conference', 'Poker League', ''].map(conferenceName)).toEqual([
    'Southeastern Conference',
    'Big Ten Conference',
    'Big Ten Conference',
    'Poker League',
    '',
  ]);
});

test('the summary is about the colleges given', () => {
  const [a, b, c] = [{ fraternityCount: 4 }, { fraternityCount: 0 }, { fraternityCount: 0 }];
  expect(collegeSummary([a, b, c])).toEqual({ total: 4, average: 4 / 3, most: [a], least: [b, c] });
  expect(collegeSummary([])).toEqual({ total: 0, average: 0, most: [], least: [] });
});

test('active is what has a fraternity in contact or scheduled, or an event that is not completed', () => {
  const active = activeColleges(
    collegeDirectory(listed, []),
    [
      { collegeId: 'duke-university', status: 'in contact' },
      { collegeId: 'duke-university', status: 'scheduling' },
      { collegeId: 'yale-university', status: 'outreached' },
    ],
    [
      { collegeId: 'duke-university', collegeName: '', status: 'completed' },
      { collegeId: '', collegeName: 'Purdue', status: 'canceled' },
      { collegeId: 'old-code', collegeName: 'Towson University', status: 'upcoming' },
      { collegeId: '', collegeName: 'Nowhere', status: 'upcoming' },
    ],
  );
  expect([...active]).toEqual([
    ['duke-university', { inContact: 1, scheduled: 1, events: 0 }],
    ['purdue-university', { inContact: 0, scheduled: 0, events: 1 }],
    ['towson-university', { inContact: 0, scheduled: 0, events: 1 }],
  ]);
});

test('outreach counts what the decisions on the specification name', () => {
  const some = [
    { status: 'scheduled' },
    { status: 'scheduling', presidentNumber: '555' },
    { status: 'in contact', rushChairEmail: 'lee@college.example' },
    { status: 'outreached', philanthropy: 'Food bank' },
    {},
  ].map((data, at) => readFraternity(String(at), data));
  expect(outreachCounts(some)).toEqual({ scheduled: 2, inTouch: 1, noContactInfo: 3 });
});
