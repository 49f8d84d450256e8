import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  fitted,
  moved,
  type Point,
  pinched,
  type Stage,
  zoomed,
} from '../../../src/domain/images/pictureZoom.ts';

const stage: Stage = { frame: { width: 400, height: 800 }, picture: { width: 400, height: 200 } };
const middle = { x: 0, y: 0 };

describe('zooming', () => {
  test('stays between the whole picture and eight times it', () => {
    expect(zoomed(fitted, 0.1, middle, stage)).toEqual(fitted);
    expect(zoomed(fitted, 100, middle, stage).scale).toBe(8);
  });

  test('what lies under the pointer stays there', () => {
    const large = zoomed(fitted, 6, middle, stage);
    const at = { x: 120, y: -30 };
    const larger = zoomed(large, 1.25, at, stage);
    // The place of the picture under the pointer, in pixels of the picture at scale 1.
    const under = ({ scale, x, y }: typeof large) => [(at.x - x) / scale, (at.y - y) / scale];
    expect(under(larger)[0]).toBeCloseTo(under(large)[0] ?? Number.NaN);
    expect(under(larger)[1]).toBeCloseTo(under(large)[1] ?? Number.NaN);
  });

  test('two fingers zoom by how far they part, and carry the picture along', () => {
    const from: [Point, Point] = [
      { x: -50, y: 0 },
      { x: 50, y: 0 },
    ];
    const to: [Point, Point] = [
      { x: -80, y: 0 },
      { x: 120, y: 0 },
    ];
    expect(pinched(fitted, from, to, stage)).toMatchObject({ scale: 2, x: -20 });
  });
});

describe('moving', () => {
  test('goes as far as the picture is larger than its frame, and not in a direction where it is smaller', () => {
    const twice = zoomed(fitted, 2, middle, stage);
    expect(moved(twice, { x: 999, y: 999 }, stage)).toEqual({ scale: 2, x: 200, y: 0 });
    expect(moved(fitted, { x: 10, y: 10 }, stage)).toEqual(fitted);
  });

  test('whatever the gestures, no gap opens at one edge while the other is cut', () => {
    const number = (most: number) => fc.double({ min: -most, max: most, noNaN: true });
    const gesture = fc.record({
      factor: fc.double({ min: 0.2, max: 5, noNaN: true }),
      x: number(900),
      y: number(900),
    });
    fc.assert(
      fc.property(fc.array(gesture, { maxLength: 20 }), (gestures) => {
        const view = gestures.reduce(
          (now, { factor, x, y }) => moved(zoomed(now, factor, { x, y }, stage), { x, y }, stage),
          fitted,
        );
        expect(view.scale).toBeGreaterThanOrEqual(1);
        expect(view.scale).toBeLessThanOrEqual(8);
        const room = (side: 'width' | 'height') =>
          Math.max(0, (stage.picture[side] * view.scale - stage.frame[side]) / 2) + 1e-6;
        expect(Math.abs(view.x)).toBeLessThanOrEqual(room('width'));
        expect(Math.abs(view.y)).toBeLessThanOrEqual(room('height'));
      }),
    );
  });
});
