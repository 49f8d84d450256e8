import { expect, test } from 'vitest';
import { readCollege } from '../../../src/domain/colleges/college.ts';
import { readFraternity } from '../../../src/domain/fraternities/fraternity.ts';
import { mapCollege } from '../../../src/domain/map/mapCollege.ts';
import {
  filterColleges,
  type MapFilter,
  readStageFilter,
  readState,
} from '../../../src/domain/map/mapFilter.ts';
import { shareCounts } from '../../../src/domain/map/share.ts';
import { readStage, stageShapes, stages } from '../../../src/domain/outreach/stage.ts';

const all = [
  college('university-of-mississippi', 'University of Mississippi', 'MS', 'Southeastern Conference', [
    { name: 'Pi Kappa Alpha', letters: 'ΠΚΑ', status: 'outreached' },
    { name: 'Theta Xi', status: 'scheduled', lastContactAt: new Date(2026, 9, 23, 12) },
  ]),
  college('saint-louis-university', 'Saint Louis University', 'MO', 'Atlantic 10 Conference', [
    { ...{ name: 'Sigma Chi', letters: 'ΣΧ', status: 'in contact' }, lastContactAt: new Date(2026, 9, 23) },
  ]),
  college('saint-mary-s-college', "Saint Mary's College", 'CA', 'West Coast Conference', []),
  college('baylor-university', 'Baylor University', 'TX', 'Big 12 Conference', [
    {
      ...{ name: 'Kappa Sigma', status: 'need to reach out' },
      ...{ rushChairName: 'Sam O’Neil', rushChairNumber: '(555) 010-0199' },
    },
  ]),
];

function college(id: string, name: string, state: string, conference: string, fraternities: object[]) {
  return mapCollege({
    ...readCollege(id, { name, state, conference, location: 'Town' }),
    fraternities: fraternities.map((fields, index) => readFraternity(`f${index}`, fields)),
  });
}

const today = '2026-11-22';

function found(filter: Partial<MapFilter>): string[] {
  const shown = filterColleges(all, { stage: '', conference: '', state: '', search: '', ...filter }, today);
  return shown.map(({ name }) => name);
}

test.each([
  ['ole miss', 'University of Mississippi'],
  ['st louis', 'Saint Louis University'],
  ['st marys', "Saint Mary's College"],
  ['St. Mary’s', "Saint Mary's College"],
  ['texas', 'Baylor University'],
  ['TX', 'Baylor University'],
  ['pike', 'University of Mississippi'],
  ['ΣΧ', 'Saint Louis University'],
  ['sec', 'University of Mississippi'],
  ['kappa sigma', 'Baylor University'],
  ["sam o'neil", 'Baylor University'],
  ['555-010-0199', 'Baylor University'],
  ['0199', 'Baylor University'],
])('a search for %j finds %s', (search, name) => {
  expect(found({ search })).toEqual([name]);
});

test('the filters narrow down together, and without them all are shown', () => {
  expect(found({})).toHaveLength(4);
  expect(found({ stage: 'any' })).toHaveLength(3);
  expect(found({ stage: 'none' })).toEqual(["Saint Mary's College"]);
  expect(found({ conference: 'Big 12 Conference' })).toEqual(['Baylor University']);
  expect(found({ state: 'MO' })).toEqual(['Saint Louis University']);
  expect(found({ state: 'MO', stage: 'none' })).toEqual([]);
  expect(found({ search: 'saint', stage: 'in contact' })).toEqual(['Saint Louis University']);
});

test('a college passes by any of its fraternities, and by those that had no contact in 30 days', () => {
  expect(found({ stage: 'outreached' })).toEqual(['University of Mississippi']);
  expect(found({ stage: 'scheduled' })).toEqual(['University of Mississippi']);
  expect(found({ stage: 'late' })).toEqual(['University of Mississippi', 'Baylor University']);
  expect(['late', 'any', 'Scheduled', 'x'].map(readStageFilter)).toEqual(['late', 'any', 'scheduled', '']);
});

test('a college without fraternities is not one that needs to be reached', () => {
  expect([...shareCounts(all)]).toEqual([
    ['some', 1],
    ['all', 1],
    ['none', 1],
    ['zero', 1],
  ]);
});

test('an address names a state or a stage in any case; anything else filters nothing', () => {
  expect(['tx', 'OH', 'xx', 'Texas', ''].map(readState)).toEqual(['TX', 'OH', '', '', '']);
  expect(['none', 'In Contact', 'green', ''].map(readStage)).toEqual(['none', 'in contact', '', '']);
});

test('each stage has a shape of its own', () => {
  expect(new Set(stages.map((stage) => stageShapes[stage])).size).toBe(stages.length);
});
