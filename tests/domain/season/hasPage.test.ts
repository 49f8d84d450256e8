import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shownName } from '../../../src/domain/night/draw/shownName.ts';
import { hasPage } from '../../../src/domain/season/hasPage.ts';

test.each(['Ann L.', 'Ann', 'Ann Lee', 'J. Robert Oppenheimer', '李 王.', 'مريم ح.'])(
  '%s has a page',
  (name) => {
    expect(hasPage(name)).toBe(true);
  },
);

test.each(['', ' ', 'A. L.', 'A.', '李. 王.', '👩‍🎓. L.'])('"%s" has none', (name) => {
  expect(hasPage(name)).toBe(false);
});

test('nobody who is shown as initials or a number has a page', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (name) => {
      expect(hasPage(shownName(name, 'initials'))).toBe(false);
      expect(hasPage(shownName(name, 'number'))).toBe(false);
    }),
  );
});
