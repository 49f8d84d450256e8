import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shownAs, shownName } from '../../../src/domain/night/draw/shownName.ts';

test.each([
  ['Ann Lee', 'Ann L.', 'A. L.', 'Ann Lee'],
  ['  mary  jane van der Berg ', 'mary B.', 'M. B.', 'mary jane van der Berg'],
  ['Cher', 'Cher', 'C.', 'Cher'],
  ['X', 'X', 'X.', 'X'],
  ['Zoë 👩‍🚀star', 'Zoë 👩‍🚀.', 'Z. 👩‍🚀.', 'Zoë 👩‍🚀star'],
  ['أحمد علي', 'أحمد ع.', 'أ. ع.', 'أحمد علي'],
  ['', '', '', ''],
  ['ann@x.edu', '', '', ''],
])('%j', (name, short, initials, full) => {
  expect([shownName(name, 'short'), shownName(name, 'initials'), shownName(name, 'full')]).toEqual([
    short,
    initials,
    full,
  ]);
  expect(shownName(name, 'number')).toBe('');
});

test('what is shown never holds an @', () => {
  fc.assert(
    fc.property(fc.string(), fc.constantFrom(...shownAs), (name, as) => {
      expect(shownName(`${name} a@b.c`, as)).not.toContain('@');
      expect(shownName(name, as)).not.toContain('@');
    }),
  );
});

test('of a very long name only the beginning is shown', () => {
  const long = 'x'.repeat(200);
  for (const as of ['short', 'full'] as const) {
    expect(shownName(long, as)).toBe(`${'x'.repeat(60)}…`);
    expect(shownName(`${'👩‍👩‍👧'.repeat(61)}`, as)).toBe(`${'👩‍👩‍👧'.repeat(60)}…`);
  }
});
