import { expect, test } from 'vitest';
import { readCollege } from '../../../src/domain/colleges/college.ts';
import { colleges } from '../../../src/domain/lists/listedColleges.ts';
import { inOrder } from '../../../src/domain/map/inView.ts';
import { type MapCollege, mapCollege } from '../../../src/domain/map/mapCollege.ts';
import { milesBetween, milesWords } from '../../../src/domain/map/miles.ts';
import { wholeCanvas } from '../../../src/domain/map/view.ts';

const map = colleges.map((listed) => ({
  listed,
  college: mapCollege({ ...readCollege(listed.id, { name: listed.name }), fraternities: [] }),
}));
type Mapped = (typeof map)[number];
const named = (id: string) => map.find(({ listed }) => listed.id === id)?.college;

/** The miles on the sphere between two places of the list. */
function onEarth(one: Mapped['listed'], other: Mapped['listed']): number {
  const [a, b, turn] = [one.lat, other.lat, one.lng - other.lng].map((at) => (at * Math.PI) / 180);
  const [north, south, apart] = [a ?? 0, b ?? 0, turn ?? 0];
  const half = Math.sin((north - south) / 2) ** 2;
  return 7917.6 * Math.asin(Math.sqrt(half + Math.cos(north) * Math.cos(south) * Math.sin(apart / 2) ** 2));
}

test('miles on the map are those on Earth within 1 %, and unknown where a state has a frame of its own', () => {
  const off: number[] = [];
  for (const one of map.filter((_, at) => at % 7 === 0))
    for (const other of map) {
      const miles = milesBetween(one.college, other.college);
      const isApart = [one, other].some(({ college }) => ['AK', 'HI'].includes(college.state));
      expect(miles === null).toBe(isApart);
      const real = onEarth(one.listed, other.listed);
      if (miles !== null && real > 30) off.push(Math.abs(miles / real - 1));
    }
  expect(off.length).toBeGreaterThan(10_000);
  expect(Math.max(...off)).toBeLessThan(0.0101);
});

test('a list is in the order of the distance from a college, which comes first', () => {
  const purdue = named('purdue-university');
  const markers = map.flatMap(({ college }) => (college.at ? [{ college, at: college.at }] : []));
  const listed = inOrder(markers, 'near', wholeCanvas, purdue).map(({ college }) => college);
  expect(listed).toHaveLength(markers.length);
  expect(listed[0]).toBe(purdue);
  const away = (college: MapCollege) => (purdue && milesBetween(purdue, college)) ?? 1e9;
  expect(listed.map(away)).toEqual(listed.map(away).toSorted((one, other) => one - other));
  expect(listed.map(away).at(-1)).toBe(1e9);
});

test('a distance is said no finer than it is known', () => {
  expect([0.2, 7.4, 118, 1234].map(milesWords)).toEqual([
    'under 1 mi',
    'about 7 mi',
    'about 120 mi',
    'about 1,235 mi',
  ]);
  expect(milesWords(null)).toBe('distance unknown');
});
