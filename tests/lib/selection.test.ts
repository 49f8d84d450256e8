import fc from 'fast-check';
import { expect, test } from 'vitest';
import { extended, nothingPicked, toggled, withAll } from '../../src/lib/selection.ts';

const shown = ['a', 'b', 'c', 'd', 'e'];
const picked = (selection: { picked: ReadonlySet<string> }) => [...selection.picked].sort().join('');

test('one is picked and put back', () => {
  const one = toggled(nothingPicked, 'b');
  expect(picked(one)).toBe('b');
  expect(picked(toggled(one, 'b'))).toBe('');
});

test('a range goes from the one picked last, in either direction, and does what that one did', () => {
  const b = toggled(nothingPicked, 'b');
  expect(picked(extended(b, shown, 'd'))).toBe('bcd');
  expect(picked(extended(b, shown, 'a'))).toBe('ab');
  expect(picked(extended(extended(b, shown, 'd'), shown, 'e'))).toBe('bcde');
  const all = withAll(nothingPicked, shown, true);
  expect(picked(extended(toggled(all, 'b'), shown, 'd'))).toBe('ae');
});

test('without a beginning on the screen a range is the one item', () => {
  expect(picked(extended(nothingPicked, shown, 'c'))).toBe('c');
  expect(picked(extended(toggled(nothingPicked, 'gone'), shown, 'c'))).toBe('cgone');
});

test('all that is shown is picked or put back, the rest stays', () => {
  const some = toggled(nothingPicked, 'hidden');
  expect(picked(withAll(some, ['a', 'b'], true))).toBe('abhidden');
  expect(picked(withAll(withAll(some, shown, true), shown, false))).toBe('hidden');
});

test('whatever is done, a range touches what lies within it and nothing else', () => {
  const item = fc.constantFrom(...shown);
  fc.assert(
    fc.property(fc.array(item), item, (toggles, end) => {
      const before = toggles.reduce(toggled, nothingPicked);
      const after = extended(before, shown, end);
      const places = [shown.indexOf(before.anchor ?? end), shown.indexOf(end)].sort((a, b) => a - b);
      const [from = 0, to = 0] = places;
      shown.forEach((id, place) => {
        if (place < from || place > to) expect(after.picked.has(id)).toBe(before.picked.has(id));
      });
    }),
  );
});
