import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canvas, core, markerRadius, zoomLimits } from '../../../src/domain/map/canvas.ts';
import { inPixels, unitIn } from '../../../src/domain/map/frame.ts';
import { inOrder, markersInView } from '../../../src/domain/map/inView.ts';
import type { MapMarker } from '../../../src/domain/map/mapMarkers.ts';
import { sampleColleges } from '../../../src/domain/map/sampleColleges.ts';
import { shareOf, shares } from '../../../src/domain/map/share.ts';
import { fittingNames, namesOn, placesIn } from '../../../src/domain/map/statePlaces.ts';
import { fitted, seenAt, wholeCanvas } from '../../../src/domain/map/view.ts';

const sizes = fc.record({
  width: fc.integer({ min: 200, max: 2000 }),
  height: fc.integer({ min: 150, max: 1400 }),
});
const points = fc.record({
  x: fc.double({ min: 0, max: canvas.width, noNaN: true }),
  y: fc.double({ min: 0, max: canvas.height, noNaN: true }),
});
const views = fc.array(points, { minLength: 1, maxLength: 4 }).map(fitted);

function markersAt(places: readonly { x: number; y: number }[]): MapMarker[] {
  const [first] = sampleColleges;
  if (!first) throw new Error('There is no sample.');
  return places.map((at, index) => ({
    college: { ...(sampleColleges[index] ?? first), id: String(index) },
    at,
  }));
}

test('in view is what lies within the frame on the screen, with its marker', () => {
  fc.assert(
    fc.property(sizes, views, fc.array(points, { maxLength: 12 }), (size, view, places) => {
      const markers = markersAt(places);
      const edge = markerRadius.rest * unitIn(size);
      const expected = markers.filter(({ at }) => {
        const { x, y } = inPixels(seenAt(at, view), size);
        return x >= edge && x <= size.width - edge && y >= edge && y <= size.height - edge;
      });
      expect(markersInView(markers, { view, size }).map(({ college }) => college.id)).toEqual(
        expected.map(({ college }) => college.id),
      );
    }),
  );
});

test('until the map is on the page, everything counts as in view', () => {
  const markers = markersAt([{ x: -500, y: 0 }]);
  expect(markersInView(markers, { view: wholeCanvas, size: null })).toEqual(markers);
});

test('nothing is lost in either order, and the nearest to the middle comes first', () => {
  fc.assert(
    fc.property(views, fc.array(points, { minLength: 1, maxLength: 12 }), (view, places) => {
      const markers = markersAt(places);
      const away = ({ at }: MapMarker) => {
        const { x, y } = seenAt(at, view);
        return Math.hypot(x - canvas.width / 2, y - canvas.height / 2);
      };
      const sorted = inOrder(markers, 'middle', view);
      expect(new Set(sorted)).toEqual(new Set(markers));
      expect(sorted.map(away)).toEqual(markers.map(away).sort((one, other) => one - other));
      expect(new Set(inOrder(markers, 'name', view))).toEqual(new Set(markers));
      const part = ({ college }: MapMarker) => shares.indexOf(shareOf(college));
      const ranks = inOrder(markers, 'status', view).map(part);
      expect(ranks).toEqual(markers.map(part).sort());
    }),
  );
});

test('a fitted view shows every point, in any frame, unless the lowest zoom is too high', () => {
  fc.assert(
    fc.property(sizes, fc.array(points, { minLength: 1, maxLength: 6 }), (size, places) => {
      const view = fitted(places);
      expect(view.zoom).toBeGreaterThanOrEqual(zoomLimits.least);
      expect(view.zoom).toBeLessThanOrEqual(zoomLimits.most);
      for (const place of places) {
        const { x, y } = inPixels(seenAt(place, view), size);
        expect(x).toBeGreaterThanOrEqual(0 - 0.001 * size.width);
        expect(x).toBeLessThanOrEqual(size.width * 1.001);
        expect(y).toBeGreaterThanOrEqual(0 - 0.001 * size.height);
        expect(y).toBeLessThanOrEqual(size.height * 1.001);
      }
    }),
  );
});

test('Ohio is zoomed to, a state without colleges shows the whole canvas', () => {
  expect(placesIn('OH').length).toBeGreaterThan(5);
  expect(fitted(placesIn('OH')).zoom).toBe(zoomLimits.most);
  expect(fitted(placesIn('AK'))).toEqual(wholeCanvas);
});

test('the whole of the drawing is in the frame at 100 %, whatever the frame’s shape', () => {
  fc.assert(
    fc.property(sizes, (size) => {
      expect(core.width * unitIn(size)).toBeLessThanOrEqual(size.width + 0.001);
      expect(core.height * unitIn(size)).toBeLessThanOrEqual(size.height + 0.001);
    }),
  );
});

test('a state has its name where there is room, else two letters, else nothing', () => {
  const country = { fromCountry: { a: 1, b: 0, dx: 0, dy: 0 }, insets: 'M0 0' };
  const names = namesOn(country);
  const at = (name: string, scale: number) =>
    names.filter((one) => one.name === name).map((one) => fittingNames(one, scale)[0] ?? '');
  expect([at('Texas', 0.3), at('Texas', 0.7)]).toEqual([['Texas'], ['Texas']]);
  expect([at('Massachusetts', 0.4), at('Massachusetts', 0.9), at('Massachusetts', 3)]).toEqual([
    [''],
    ['MA'],
    ['Massachusetts'],
  ]);
  expect(at('Rhode Island', 1)).toEqual(['']);
  expect(names.map(({ name }) => name)).toEqual(expect.arrayContaining(['Alaska', 'Canada', 'Mexico']));
  // Alaska and Hawaii are elsewhere on the maps of states.
  expect(namesOn({ ...country, insets: '' }).map(({ name }) => name)).not.toContain('Hawaii');
});
