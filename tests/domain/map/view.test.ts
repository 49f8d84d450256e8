import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canvas } from '../../../src/domain/map/canvas.ts';
import {
  centered,
  clampZoom,
  panned,
  pointAt,
  seenAt,
  steppedZoom,
  type View,
  wholeCanvas,
  zoomTo,
} from '../../../src/domain/map/view.ts';

const middle = { x: canvas.width / 2, y: canvas.height / 2 };
const places = fc.record({
  x: fc.double({ min: 0, max: canvas.width, noNaN: true }),
  y: fc.double({ min: 0, max: canvas.height, noNaN: true }),
});
const zooms = fc.double({ min: -1, max: 10, noNaN: true });
/** Every view that one can come to: zoomed somewhere, then moved. */
const views = fc
  .tuple(zooms, places, places)
  .map(([zoom, anchor, by]) =>
    panned(zoomTo(wholeCanvas, zoom, anchor), { x: by.x - middle.x, y: by.y - middle.y }),
  );

function expectAt(found: { x: number; y: number }, wanted: { x: number; y: number }) {
  expect(found.x).toBeCloseTo(wanted.x, 6);
  expect(found.y).toBeCloseTo(wanted.y, 6);
}

/**
 * Whether the middle of the frame may stay where it is over the canvas, so that nothing has to be put right.
 */
function keepsCanvas(view: View, zoom: number, anchor: { x: number; y: number }): boolean {
  const point = pointAt(anchor, view);
  const center = {
    x: point.x + (middle.x - anchor.x) / clampZoom(zoom),
    y: point.y + (middle.y - anchor.y) / clampZoom(zoom),
  };
  return center.x >= 0 && center.x <= canvas.width && center.y >= 0 && center.y <= canvas.height;
}

test('the buttons lead from 1 to 3 and to 0.5 in steps of 0.2, and no further (specification 9)', () => {
  const walk = (steps: number) => {
    const found = [1];
    for (let turn = 0; turn < 12; turn++) found.push(steppedZoom(found.at(-1) ?? Number.NaN, steps));
    return found;
  };
  expect(walk(1)).toEqual([1, 1.2, 1.4, 1.6, 1.8, 2, 2.2, 2.4, 2.6, 2.8, 3, 3, 3]);
  expect(walk(-1).slice(0, 5)).toEqual([1, 0.8, 0.6, 0.5, 0.5]);
});

test('no zoom leaves the limits', () => {
  fc.assert(
    fc.property(views, zooms, places, (view, zoom, anchor) => {
      const { zoom: now } = zoomTo(view, zoom, anchor);
      expect(now).toBeGreaterThanOrEqual(0.5);
      expect(now).toBeLessThanOrEqual(3);
    }),
  );
});

test('what lies under the pointer stays there while one zooms', () => {
  fc.assert(
    fc.property(views, zooms, places, (view, zoom, anchor) => {
      fc.pre(keepsCanvas(view, zoom, anchor));
      const point = pointAt(anchor, view);
      expectAt(seenAt(point, zoomTo(view, zoom, anchor)), anchor);
    }),
  );
});

test('the canvas follows the pointer, and its middle can be brought anywhere on it', () => {
  expectAt(seenAt(middle, panned(wholeCanvas, { x: 30, y: -20 })), { x: 630, y: 280 });
  fc.assert(
    fc.property(views, places, (view, point) => expectAt(seenAt(point, centered(view, point)), middle)),
  );
});

test('however far one drags, the middle of the frame stays over the canvas', () => {
  const far = fc.record({
    x: fc.double({ min: -1e6, max: 1e6, noNaN: true }),
    y: fc.constantFrom(-1e6, 0, 1e6),
  });
  fc.assert(
    fc.property(views, far, (view, by) => {
      const { x, y } = pointAt(middle, panned(view, by));
      expect(x).toBeGreaterThanOrEqual(-1e-6);
      expect(x).toBeLessThanOrEqual(canvas.width + 1e-6);
      expect(y).toBeGreaterThanOrEqual(-1e-6);
      expect(y).toBeLessThanOrEqual(canvas.height + 1e-6);
    }),
  );
});

test('a place in the frame and a point of the canvas are each other’s way back', () => {
  fc.assert(fc.property(views, places, (view, place) => expectAt(seenAt(pointAt(place, view), view), place)));
});
