import { expect, test } from 'vitest';
import { readCollege } from '../../../src/domain/colleges/college.ts';
import { readFraternity } from '../../../src/domain/fraternities/fraternity.ts';
import { readMapChoice } from '../../../src/domain/map/mapChoices.ts';
import { mapCollege } from '../../../src/domain/map/mapCollege.ts';
import { mapMarkers } from '../../../src/domain/map/mapMarkers.ts';
import { mapStatistics } from '../../../src/domain/map/mapStatistics.ts';
import { markerWords, memberWords } from '../../../src/domain/map/markerWords.ts';
import { sampleColleges } from '../../../src/domain/map/sampleColleges.ts';
import { lookOf, lookOfShare, shareOf, shares, shareWords } from '../../../src/domain/map/share.ts';

function aCollege(id: string, data: object, fraternities: object[] = []) {
  return mapCollege({
    ...readCollege(id, data),
    fraternities: fraternities.map((fields, index) => readFraternity(`f${index}`, fields)),
  });
}

const fraternityOf = (id: string) => {
  const [first] = aCollege('x', {}, [{ name: id }]).fraternities;
  if (!first) throw new Error('There is none.');
  return first;
};

test('a college is reached as far as its fraternities are', () => {
  const reached = (...statuses: string[]) => {
    const college = aCollege(
      'x',
      {},
      statuses.map((status) => ({ name: 'F', status })),
    );
    return [shareOf(college), shareWords(college)];
  };
  expect(reached('need to reach out', 'outreached', 'in contact')).toEqual(['some', '1 of 3 reached']);
  expect(reached('scheduled', 'In Contact', 'scheduling')).toEqual(['all', '3 of 3 reached']);
  expect(reached('outreached', 'something old')).toEqual(['zero', '0 of 2 reached']);
  expect(reached()).toEqual(['none', 'No fraternity yet']);
});

test('the slice of a marker is as large as its share, and the looks differ without their colors', () => {
  const looks = [0, 1, 3, 4].map((reached) =>
    lookOf({ reached, fraternities: [...'abcd'].map(fraternityOf) }),
  );
  expect(looks.map(({ slice }) => slice)).toEqual([
    '',
    'M0 0V-7.5A7.5 7.5 0 0 1 7.5 0.0z'.replace('0.0', '-0.0'),
    'M0 0V-7.5A7.5 7.5 0 1 1 -7.5 0.0z',
    '',
  ]);
  expect(new Set(shares.map((share) => lookOfShare(share).shape)).size).toBe(shares.length);
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
  expect(markerWords(college)).toBe('X, Waco, TX, 0 of 1 reached');
  expect([null, 1, 90].map(memberWords)).toEqual(['Members unknown', '1 member', '90 members']);
});

test('the sample has places for all, every color, and colleges in each state with a map', () => {
  expect(sampleColleges.filter(({ at }) => !at)).toEqual([]);
  expect(new Set(sampleColleges.map(shareOf)).size).toBe(shares.length);
  for (const state of ['CA', 'FL', 'MA', 'TX'] as const)
    expect(sampleColleges.filter((one) => one.state === state).length).toBeGreaterThan(1);
});
