import fc from 'fast-check';
import { expect, test } from 'vitest';
import { campusDrawing, pixelAt } from '../../../src/domain/campus/campusDrawing.ts';
import { campusPlaces } from '../../../src/domain/campus/campusPlaces.ts';
import { campuses } from '../../../src/domain/lists/campuses.ts';

test('a point lies where Google’s maps have it', () => {
  // The example of Google's documentation on tile coordinates: Chicago at zoom 3.
  const { x, y } = pixelAt({ lat: 41.85, lng: -87.65 }, 3);
  expect([Math.floor(x), Math.floor(y)]).toEqual([525, 761]);
  expect(pixelAt({ lat: 0, lng: 0 }, 0)).toEqual({ x: 128, y: 128 });
});

const near = (center: number) => fc.double({ min: center - 0.01, max: center + 0.01, noNaN: true });

test('every place is on the drawing, a margin away from its edges, north above and east to the right', () => {
  const place = fc.record({ lat: near(33), lng: near(-87) });
  fc.assert(
    fc.property(fc.array(place, { minLength: 1 }), (places) => {
      const { width, height, placed } = campusDrawing(places, { lat: 33, lng: -87 }, 40);
      for (const { x, y } of placed) {
        expect(x).toBeGreaterThanOrEqual(40 - 1e-6);
        expect(x).toBeLessThanOrEqual(width - 40 + 1e-6);
        expect(y).toBeGreaterThanOrEqual(40 - 1e-6);
        expect(y).toBeLessThanOrEqual(height - 40 + 1e-6);
      }
      const [one, other] = placed;
      if (!one || !other) return;
      expect(Math.sign(other.x - one.x) * (other.place.lng - one.place.lng)).toBeGreaterThanOrEqual(0);
      expect(Math.sign(one.y - other.y) * (other.place.lat - one.place.lat)).toBeGreaterThanOrEqual(0);
    }),
  );
});

test('the scale is that of the ground', () => {
  // A hundredth of a degree of latitude is 1 112 m, and Mercator is true in the small.
  const south = { lat: 33, lng: -87 };
  const north = { lat: 33.01, lng: -87 };
  const { placed, metersPerPixel } = campusDrawing([south, north], south, 0);
  const pixels = (placed[0]?.y ?? 0) - (placed[1]?.y ?? 0);
  expect(pixels * metersPerPixel).toBeGreaterThan(1_100);
  expect(pixels * metersPerPixel).toBeLessThan(1_125);
});

test('no two markers of a sample campus hide each other', () => {
  for (const campus of campuses) {
    const places = campusPlaces(campus);
    expect(new Set(places.map(({ id }) => id)).size).toBe(places.length);
    expect(new Set(places.map(({ kind }) => kind))).toEqual(new Set(['house', 'flag', 'building', 'pin']));
    const { placed } = campusDrawing(places, campus, 60);
    for (const one of placed) {
      for (const other of placed) {
        if (one !== other) expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(24);
      }
    }
  }
});
