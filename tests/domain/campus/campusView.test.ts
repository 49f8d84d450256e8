import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { campusDrawing } from '../../../src/domain/campus/campusDrawing.ts';
import { campusLabels } from '../../../src/domain/campus/campusLabels.ts';
import { campusPlaces } from '../../../src/domain/campus/campusPlaces.ts';
import {
  fitted,
  isInFrame,
  panned,
  seenAt,
  steppedZoom,
  zoomedTo,
  zoomRange,
} from '../../../src/domain/campus/campusView.ts';
import {
  type Box,
  labelSpots,
  markerBox,
  overlap,
  spreadLabels,
} from '../../../src/domain/campus/mapLabels.ts';
import { scaleBar } from '../../../src/domain/campus/scaleBar.ts';
import { campuses } from '../../../src/domain/lists/campuses.ts';
import { campusGrounds } from '../../../src/domain/lists/campusGrounds.ts';

// The frame of the map on a phone of 320 and of 390 pixels, and on screens of 1280 and 1440.
const frames = [
  { width: 286, height: 240 },
  { width: 356, height: 320 },
  { width: 560, height: 496 },
  { width: 720, height: 560 },
];

const drawn = campuses.map((campus) => {
  const places = campusPlaces(campus);
  const ground = campusGrounds.get(campus.collegeId);
  return { name: campus.name, ground, drawing: campusDrawing(places, campus, 400) };
});

describe.each(drawn)('the map of $name', ({ drawing, ground }) => {
  const houses = drawing.placed.filter(({ place }) => place.kind === 'house');

  test.each(frames)('opens with every house in a frame of $width by $height', (frame) => {
    const view = fitted(houses, frame);
    expect(houses).toHaveLength(6);
    for (const house of houses) expect(isInFrame(house, view, frame)).toBe(true);
    // Specification 9: zoom 16, from a phone of 390 pixels on.
    if (frame.width > 300) expect(view.zoom).toBe(1);
  });

  test('has labels that cover neither each other nor a marker, at every zoom', () => {
    expect(ground).toBeDefined();
    if (!ground) return;
    for (let zoom: number = zoomRange.least; zoom < zoomRange.most; zoom = steppedZoom(zoom, 1)) {
      for (const chosen of ['', 'house-1', 'landmark-2']) {
        const { sides } = campusLabels(drawing, ground, zoom, chosen);
        const boxes = drawing.placed.flatMap(({ place, x, y }): Box[] => {
          const size = place.id === chosen ? 44 : 28;
          const at = { x: x * zoom, y: y * zoom };
          const label = sides.get(place.id);
          const spot = labelSpots(at, place.letters || place.name, size).find(
            (one) => one.spot === label?.side,
          );
          return spot ? [spot.box] : [];
        });
        boxes.forEach((one, at) => {
          for (const other of boxes.slice(at + 1)) expect(overlap(one, other)).toBe(false);
          for (const { place, x, y } of drawing.placed) {
            const size = place.id === chosen ? 44 : 28;
            expect(overlap(one, markerBox({ x: x * zoom, y: y * zoom }, size))).toBe(false);
          }
        });
      }
    }
  });

  test('names every house, every landmark and a street at zoom 16', () => {
    if (!ground) return;
    const { sides, ground: texts } = campusLabels(drawing, ground, 1, '');
    expect([...sides.keys()].toSorted()).toEqual(drawing.placed.map(({ place }) => place.id).toSorted());
    expect(texts.filter(({ id }) => id.startsWith('street-')).length).toBeGreaterThan(2);
    for (const { turn } of texts) expect(Math.abs(turn)).toBeLessThanOrEqual(90);
  });
});

const point = (most = 2_000) =>
  fc.record({
    x: fc.double({ min: 0, max: most, noNaN: true }),
    y: fc.double({ min: 0, max: most, noNaN: true }),
  });
const frame = fc.record({
  width: fc.integer({ min: 280, max: 1_400 }),
  height: fc.integer({ min: 240, max: 900 }),
});

test('any houses that fit at the least zoom are in the first view, at zoom 16 at most', () => {
  fc.assert(
    fc.property(fc.array(point(600), { minLength: 1, maxLength: 12 }), frame, (houses, seen) => {
      const view = fitted(houses, seen);
      expect(view.zoom).toBeLessThanOrEqual(1);
      for (const house of houses) {
        const { x, y } = seenAt(house, view, seen);
        expect(x).toBeGreaterThanOrEqual(40 - 1e-6);
        expect(x).toBeLessThanOrEqual(seen.width - 40 + 1e-6);
        expect(y).toBeGreaterThanOrEqual(40 - 1e-6);
        expect(y).toBeLessThanOrEqual(seen.height - 28 + 1e-6);
      }
    }),
  );
});

test('houses further apart than the least zoom shows are in the first view as well; steps lead back', () => {
  const houses = [
    { x: 0, y: 0 },
    { x: 40_000, y: 9_000 },
  ];
  const seen = { width: 360, height: 320 };
  const view = fitted(houses, seen);
  expect(view.zoom).toBeLessThan(zoomRange.least);
  for (const house of houses) expect(isInFrame(house, view, seen)).toBe(true);
  expect(steppedZoom(view.zoom, -1)).toBe(view.zoom);
  expect(steppedZoom(view.zoom, 1)).toBeCloseTo(view.zoom * Math.SQRT2, 10);
  const drawing = { width: 40_000, height: 9_000 };
  expect(zoomedTo(view, view.zoom / 2, { x: 0, y: 0 }, drawing).zoom).toBe(view.zoom);
});

test('a zoom keeps the point under the pointer, a push moves by its pixels', () => {
  const drawing = { width: 4_000, height: 4_000 };
  const middle = fc.double({ min: 1_500, max: 2_500, noNaN: true });
  const offset = fc.record({
    x: fc.integer({ min: -200, max: 200 }),
    y: fc.integer({ min: -200, max: 200 }),
  });
  const zoom = fc.double({ min: zoomRange.least, max: zoomRange.most, noNaN: true });
  fc.assert(
    fc.property(middle, middle, zoom, zoom, offset, (x, y, from, to, at) => {
      const view = { zoom: from, x, y };
      const seen = { width: 400, height: 300 };
      const under = { x: x + at.x / from, y: y + at.y / from };
      const zoomed = zoomedTo(view, to, at, drawing);
      const before = seenAt(under, view, seen);
      const after = seenAt(under, zoomed, seen);
      expect(after.x).toBeCloseTo(before.x, 4);
      expect(after.y).toBeCloseTo(before.y, 4);
      const pushed = seenAt(under, panned(view, at, drawing), seen);
      expect(pushed.x - before.x).toBeCloseTo(at.x, 4);
      expect(pushed.y - before.y).toBeCloseTo(at.y, 4);
    }),
  );
});

test('the middle of the frame never leaves the drawing', () => {
  fc.assert(
    fc.property(point(), fc.record({ x: fc.integer(), y: fc.integer() }), (at, by) => {
      const { x, y } = panned({ zoom: 1, ...at }, by, { width: 2_000, height: 1_000 });
      expect(x).toBe(Math.min(2_000, Math.max(0, x)));
      expect(y).toBe(Math.min(1_000, Math.max(0, y)));
    }),
  );
});

test('labels take the first free box, and are left out where there is none', () => {
  const box = (left: number, top: number): Box => ({ left, top, width: 10, height: 10 });
  const found = spreadLabels(
    [
      { id: 'a', spots: [{ spot: 1, box: box(0, 0) }] },
      {
        id: 'b',
        spots: [
          { spot: 1, box: box(5, 5) },
          { spot: 2, box: box(10, 0) },
        ],
      },
      {
        id: 'c',
        spots: [
          { spot: 1, box: box(8, 8) },
          { spot: 2, box: box(29, 29) },
        ],
      },
    ],
    [box(30, 30)],
  );
  expect([...found].map(([id, { spot }]) => [id, spot])).toEqual([
    ['a', 1],
    ['b', 2],
  ]);
});

test.each([
  [2, 160, '1,000 ft', 152.4],
  [2, 150, '500 ft', 76.2],
  [0.5, 160, '200 ft', 121.92],
  [8, 160, '½ mile', 100.6],
  [5, 90, '¼ mile', 80.5],
])('at %s m a pixel, %s pixels are at most %s', (metersPerPixel, most, label, pixels) => {
  const bar = scaleBar(metersPerPixel, most);
  expect(bar.label).toBe(label);
  expect(bar.pixels).toBeCloseTo(pixels, 1);
});

/** The distance of two points on the ground in meters, by the haversine formula. */
function onTheGround(one: { lat: number; lng: number }, other: { lat: number; lng: number }): number {
  const [from, to, across] = [one.lat, other.lat, other.lng - one.lng].map(
    (angle) => (angle * Math.PI) / 180,
  );
  const half = (angle = 0) => Math.sin(angle / 2) ** 2;
  const chord = half((to ?? 0) - (from ?? 0)) + Math.cos(from ?? 0) * Math.cos(to ?? 0) * half(across);
  return 2 * 6_371_008.8 * Math.asin(Math.sqrt(chord));
}

const inMeters = (label: string) => {
  const [, number = '', unit] = /^(\S+) (ft|miles?)$/.exec(label) ?? [];
  const count = { '¼': 0.25, '½': 0.5 }[number] ?? Number(number.replace(',', ''));
  return count * (unit === 'ft' ? 0.3048 : 1_609.344);
};

// Miami, Tuscaloosa, Madison, Fairbanks.
describe.each([25.7, 33.2, 43.1, 64.9])('at latitude %d', (lat) => {
  test.each([0.25, 0.5, 1, Math.SQRT2, 4])('the scale is as long as it says at zoom %d', (zoom) => {
    const center = { lat, lng: -88 };
    const { at, metersPerPixel } = campusDrawing([center], center, 400);
    const bar = scaleBar(metersPerPixel / zoom, 160);
    const [left, right] = [center, { lat, lng: -87.99 }];
    const pixels = (at(right).x - at(left).x) * zoom;
    const metersOnMap = (bar.pixels / pixels) * onTheGround(left, right);
    expect(metersOnMap / inMeters(bar.label)).toBeGreaterThan(0.995);
    expect(metersOnMap / inMeters(bar.label)).toBeLessThan(1.005);
    expect(bar.pixels).toBeGreaterThan(50);
    expect(bar.pixels).toBeLessThanOrEqual(160);
  });
});
