import { expect, test } from 'vitest';
import { readCollege } from '../../../src/domain/colleges/college.ts';
import { readFraternity } from '../../../src/domain/fraternities/fraternity.ts';
import { readMapChoice } from '../../../src/domain/map/mapChoices.ts';
import { mapCollege } from '../../../src/domain/map/mapCollege.ts';
import { mapMarkers } from '../../../src/domain/map/mapMarkers.ts';
import { mapStatistics } from '../../../src/domain/map/mapStatistics.ts';
import { markerWords, memberWords } from '../../../src/domain/map/markerWords.ts';
import { sampleColleges } from '../../../src/domain/map/sampleColleges.ts';
import { stages } from '../../../src/domain/outreach/stage.ts';

function aCollege(id: string, data: object, fraternities: object[] = []) {
  return mapCollege({
    ...readCollege(id, data),
    fraternities: fraternities.map((fields, index) => readFraternity(`f${index}`, fields)),
  });
}

test('a college is at the stage of the fraternity that has come furthest', () => {
  const stage = (...statuses: string[]) =>
    aCollege(
      'x',
      {},
      statuses.map((status) => ({ name: 'F', status })),
    ).stage;
  expect(stage('need to reach out', 'outreached', 'in contact')).toBe('in contact');
  expect(stage('scheduled', 'outreached')).toBe('scheduled');
  expect(stage('scheduling')).toBe('scheduled');
  expect(stage('outreached', 'need to reach out')).toBe('outreached');
  expect(stage('need to reach out')).toBe('need to reach out');
  expect(stage('something old')).toBe('need to reach out');
  expect(stage()).toBe('none');
});

test('in words, scheduled is more than in contact', () => {
  const status = (...statuses: string[]) =>
    aCollege(
      'x',
      {},
      statuses.map((given) => ({ name: 'F', status: given })),
    ).status;
  expect(status('in contact', 'scheduled')).toBe('scheduled');
  expect(status('outreached', 'in contact')).toBe('in contact');
  expect(status('outreached', '')).toBe('outreached');
  expect([status('need to reach out'), status()]).toEqual(['need to reach out', '']);
});

test('the state comes from the document, else from the list, and stands behind the city', () => {
  expect(aCollege('x', { name: 'X', location: 'Waco, TX', state: 'TX' })).toMatchObject({
    state: 'TX',
    location: 'Waco, TX',
  });
  expect(aCollege('x', { name: 'X', location: 'Waco', state: 'tx' })).toMatchObject({ location: 'Waco, TX' });
  expect(aCollege('purdue-university', { name: 'Purdue University' })).toMatchObject({
    state: 'IN',
    location: 'IN',
  });
  expect(aCollege('x', {})).toMatchObject({ name: 'x', state: '', location: '', at: null });
});

test('the statistics count all and average what is known', () => {
  const one = aCollege('a', { name: 'A' }, [
    { name: 'F', size: 100 },
    { name: 'G', size: '51' },
    { name: 'H' },
  ]);
  expect(mapStatistics([one, aCollege('b', { name: 'B' })])).toEqual({
    colleges: 2,
    fraternities: 3,
    averageSize: 76,
  });
  expect(mapStatistics([])).toEqual({ colleges: 0, fraternities: 0, averageSize: null });
});

test('a scheduled college lies above one without fraternities, and who has no place has no marker', () => {
  const coordinates = { x: 10, y: 20 };
  const green = aCollege('g', { name: 'G', state: 'TX', coordinates }, [{ name: 'F', status: 'scheduled' }]);
  const red = aCollege('r', { name: 'R', state: 'TX', coordinates });
  const nowhere = aCollege('n', { name: 'N', state: 'TX' });
  const markers = mapMarkers([green, red, nowhere], { a: 2, b: 0, dx: 1, dy: 2 });
  expect(markers.map(({ college }) => college.id)).toEqual(['r', 'g']);
  expect(markers[0]?.at).toEqual({ x: 21, y: 42 });
});

test('an address names a map in any case; what is no map is the country', () => {
  expect(['tx', 'CA', 'oh', ''].map(readMapChoice)).toEqual(['TX', 'CA', '', '']);
});

test('words say what colors and places show', () => {
  const college = aCollege('x', { name: 'X', state: 'TX', location: 'Waco' }, [
    { name: 'F', status: 'outreached' },
  ]);
  expect(markerWords(college)).toBe('X, Waco, TX, outreached, 1 fraternity');
  expect([null, 1, 90].map(memberWords)).toEqual(['Members unknown', '1 member', '90 members']);
});

test('the sample has places for all, every color, and colleges in each state with a map', () => {
  expect(sampleColleges.filter(({ at }) => !at)).toEqual([]);
  expect(new Set(sampleColleges.map(({ stage }) => stage)).size).toBe(stages.length);
  for (const state of ['CA', 'FL', 'MA', 'TX'] as const)
    expect(sampleColleges.filter((one) => one.state === state).length).toBeGreaterThan(1);
});
