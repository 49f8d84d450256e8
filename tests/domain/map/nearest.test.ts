import fc from 'fast-check';
import { expect, test } from 'vitest';
import { colleges } from '../../../src/domain/lists/listedColleges.ts';
import { listedPlace } from '../../../src/domain/map/collegePlaces.ts';
import { type Direction, meant, nearest, nextTo } from '../../../src/domain/map/nearest.ts';

const coordinate = fc.integer({ min: 0, max: 1000 });
const things = fc.array(fc.record({ at: fc.record({ x: coordinate, y: coordinate }) }), {
  minLength: 1,
  maxLength: 30,
});

test('of several within reach the nearest is meant, and nothing when none is', () => {
  const [near, far] = [{ at: { x: 10, y: 10 } }, { at: { x: 20, y: 10 } }];
  expect(nearest([far, near], { x: 12, y: 10 }, 12)).toBe(near);
  expect(nearest([far, near], { x: 16, y: 10 }, 12)).toBe(far);
  expect(nearest([far, near], { x: 12, y: 40 }, 12)).toBeNull();
  fc.assert(
    fc.property(things, coordinate, coordinate, (all, x, y) => {
      const distance = ({ at }: { at: { x: number; y: number } }) => Math.hypot(at.x - x, at.y - y);
      const found = nearest(all, { x, y }, 2000);
      expect(found && distance(found)).toBeCloseTo(Math.min(...all.map(distance)));
    }),
  );
});

test('a press on markers that overlap means any of them, the nearest first', () => {
  fc.assert(
    fc.property(things, coordinate, coordinate, fc.integer({ min: 0, max: 300 }), (all, x, y, doubt) => {
      const distance = ({ at }: { at: { x: number; y: number } }) => Math.hypot(at.x - x, at.y - y);
      const found = meant(all, { x, y }, { reach: 400, doubt });
      expect(found[0] ? distance(found[0]) : null).toEqual(
        nearest(all, { x, y }, 400) && Math.min(...all.map(distance)),
      );
      const least = found[0] ? distance(found[0]) : 0;
      expect(new Set(found)).toEqual(
        new Set(all.filter((one) => distance(one) <= Math.min(400, least + doubt) && found[0])),
      );
      expect(found.map(distance)).toEqual(found.map(distance).sort((one, other) => one - other));
    }),
  );
});

test('a thumb on Boston at 100 % may mean Boston University, though Northeastern is nearer', () => {
  const all = colleges.map((college) => ({ id: college.id, at: listedPlace(college)?.at ?? { x: 0, y: 0 } }));
  const boston = all.find(({ id }) => id === 'boston-university')?.at ?? { x: 0, y: 0 };
  const phone = 358 / 960;
  const found = meant(all, { x: boston.x + 3, y: boston.y + 3 }, { reach: 24 / phone, doubt: 10 / phone });
  expect(found.map(({ id }) => id)).toContain('boston-university');
  expect(found.map(({ id }) => id)).toContain('northeastern-university');
});

test('an arrow key leads to the side it points to', () => {
  const [middle, right, above] = [
    { at: { x: 50, y: 50 } },
    { at: { x: 90, y: 60 } },
    { at: { x: 55, y: 10 } },
  ];
  const all = [middle, right, above];
  expect(nextTo(all, middle, 'right')).toBe(right);
  expect(nextTo(all, middle, 'up')).toBe(above);
  expect(nextTo(all, middle, 'left')).toBeNull();
  expect(nextTo(all, above, 'down')).toBe(middle);
  // More above than to the right of it.
  expect(nextTo([middle, above], middle, 'right')).toBeNull();
});

test('with the arrow keys one comes from any college to every other', () => {
  const all = colleges.map((college) => ({ id: college.id, at: listedPlace(college)?.at ?? { x: 0, y: 0 } }));
  const directions: Direction[] = ['left', 'right', 'up', 'down'];
  const steps = new Map(all.map((one) => [one, directions.map((direction) => nextTo(all, one, direction))]));
  const reached = (from: (typeof all)[number]) => {
    const seen = new Set([from]);
    for (const one of seen) for (const next of steps.get(one) ?? []) if (next) seen.add(next);
    return seen.size;
  };
  expect(all.filter((one) => reached(one) < all.length).map(({ id }) => id)).toEqual([]);
});
