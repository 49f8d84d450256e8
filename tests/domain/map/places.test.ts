import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { mapFiles } from '../../../scripts/maps/mapFiles.ts';
import { colleges } from '../../../src/domain/lists/listedColleges.ts';
import { isOnCanvas } from '../../../src/domain/map/canvas.ts';
import { listedPlace, placeOf } from '../../../src/domain/map/collegePlaces.ts';
import california from '../../../src/domain/map/shapes/ca.json';
import florida from '../../../src/domain/map/shapes/fl.json';
import massachusetts from '../../../src/domain/map/shapes/ma.json';
import texas from '../../../src/domain/map/shapes/tx.json';
import country from '../../../src/domain/map/shapes/us.json';
import { move } from '../../../src/domain/map/similarity.ts';

const stateMaps = { CA: california, FL: florida, MA: massachusetts, TX: texas };

test('the maps are those that npm run maps draws from us-atlas and the list of colleges', () => {
  for (const [name, text] of mapFiles())
    expect(readFileSync(`src/domain/map/shapes/${name}`, 'utf8'), name).toBe(text);
});

test('every college of the list has a place on the canvas, and no two the same', () => {
  const places = colleges.map((college) => listedPlace(college)?.at ?? { x: Number.NaN, y: 0 });
  expect(places.filter((place) => !isOnCanvas(place))).toEqual([]);
  expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size).toBe(365);
  expect(country.fromCountry).toEqual({ a: 1, b: 0, dx: 0, dy: 0 });
});

test('north is up and east is right: the corners of the country lie where they should', () => {
  const at = (id: string) => listedPlace({ id, name: '' })?.at ?? { x: 0, y: 0 };
  const [seattle, boston, miami, angeles] = [
    at('university-of-washington'),
    at('boston-university'),
    at('university-of-miami'),
    at('university-of-california-los-angeles'),
  ];
  expect(seattle.x).toBeLessThan(boston.x);
  expect(seattle.y).toBeLessThan(angeles.y);
  expect(boston.y).toBeLessThan(miami.y);
  expect(angeles.x).toBeLessThan(miami.x);
});

test.each(Object.entries(stateMaps))(
  'the colleges of %s lie on its own map, north up',
  (state, { fromCountry }) => {
    const own = colleges.filter((college) => college.state === state);
    const placed = own.map((college) => ({
      ...college,
      at: move(listedPlace(college)?.at ?? { x: Number.NaN, y: 0 }, fromCountry),
    }));
    expect(placed.filter(({ at }) => !isOnCanvas(at))).toEqual([]);
    // A projection of its own: what lies further north by a good deal is higher up, wherever in the state.
    for (const one of placed)
      for (const other of placed) if (one.lat > other.lat + 1) expect(one.at.y).toBeLessThan(other.at.y);
  },
);

test('latitude and longitude go before stored coordinates, which count where there are none', () => {
  const coordinates = { x: 111, y: 222 };
  expect(placeOf({ id: 'purdue-university', name: '', coordinates })).toEqual(
    listedPlace({ id: 'purdue-university', name: '' })?.at,
  );
  // Older documents have ids of other kinds.
  expect(placeOf({ id: 'x7', name: 'Purdue University', coordinates })).not.toEqual(coordinates);
  expect(placeOf({ id: 'old', name: 'Old College', coordinates })).toEqual(coordinates);
});

test('without either, or beside the canvas, a college is not on the map', () => {
  expect(placeOf({ id: 'old', name: 'Old College', coordinates: null })).toBeNull();
  for (const coordinates of [
    { x: -1, y: 10 },
    { x: 1201, y: 10 },
    { x: 10, y: 601 },
  ])
    expect(placeOf({ id: 'old', name: 'Old College', coordinates })).toBeNull();
});
