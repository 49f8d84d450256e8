import { afterEach, expect, test, vi } from 'vitest';
import { coveredByKeyboard, followKeyboard } from '../../src/lib/keyboard.ts';

const iphone = 844;

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['no keyboard', { height: 844, offsetTop: 0, scale: 1 }, null],
  ['a toolbar that comes', { height: 760, offsetTop: 0, scale: 1 }, null],
  ['a page that is zoomed', { height: 422, offsetTop: 100, scale: 2 }, null],
  ['a keyboard', { height: 500, offsetTop: 0, scale: 1 }, { covered: 344, moved: 0 }],
  [
    'a keyboard, the page moved up',
    { height: 500, offsetTop: 120.5, scale: 1 },
    { covered: 344, moved: 120.5 },
  ],
])('%s', (_, shown, expected) => {
  expect(coveredByKeyboard(shown, iphone)).toEqual(expected);
});

test('the styles know the keyboard, and forget it when it goes', () => {
  const view = { height: 844, offsetTop: 0, scale: 1, onresize: () => {}, onscroll: () => {} };
  vi.stubGlobal('visualViewport', view);
  vi.stubGlobal('innerHeight', iphone);
  followKeyboard();
  const length = (name: string) => document.documentElement.style.getPropertyValue(name);
  Object.assign(view, { height: 500, offsetTop: 120 }).onresize();
  expect([length('--covered'), length('--moved')]).toEqual(['344px', '120px']);
  Object.assign(view, { height: 844, offsetTop: 0 }).onscroll();
  expect([length('--covered'), length('--moved')]).toEqual(['', '']);
});
