import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromScreen, inPixels, isInSight, unitIn } from '../../../src/domain/map/frame.ts';

const frames = fc.record({
  left: fc.integer({ min: -500, max: 500 }),
  top: fc.integer({ min: -500, max: 500 }),
  width: fc.integer({ min: 200, max: 2000 }),
  height: fc.integer({ min: 100, max: 1200 }),
});

test('a frame of 2 to 1 shows the whole canvas, a narrower one all of its height', () => {
  const wide = { left: 10, top: 20, width: 600, height: 300 };
  expect(unitIn(wide)).toBe(0.5);
  expect(fromScreen({ x: 10, y: 20 }, wide)).toEqual({ x: 0, y: 0 });
  expect(fromScreen({ x: 610, y: 320 }, wide)).toEqual({ x: 1200, y: 600 });
  const phone = { left: 0, top: 0, width: 320, height: 200 };
  expect(fromScreen({ x: 0, y: 200 }, phone)).toEqual({ x: 120, y: 600 });
});

test('a point on the screen and its place in the frame are each other’s way back', () => {
  fc.assert(
    fc.property(
      frames,
      fc.integer({ min: 0, max: 2000 }),
      fc.integer({ min: 0, max: 1200 }),
      (frame, x, y) => {
        const back = inPixels(fromScreen({ x, y }, frame), frame);
        expect(back.x + frame.left).toBeCloseTo(x, 6);
        expect(back.y + frame.top).toBeCloseTo(y, 6);
      },
    ),
  );
});

test('what is beside the frame, or at its very edge, is out of sight', () => {
  const phone = { left: 0, top: 0, width: 320, height: 200 };
  expect(isInSight({ x: 600, y: 300 }, phone)).toBe(true);
  expect(isInSight({ x: 125, y: 300 }, phone)).toBe(false);
  expect(isInSight({ x: 600, y: 595 }, phone)).toBe(false);
});
