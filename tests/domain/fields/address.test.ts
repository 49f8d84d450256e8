import { expect, test } from 'vitest';
import { isHttpsAddress, isImageAddress, isSitePath } from '../../../src/domain/fields/address.ts';

test.each([
  ['https://forms.example/a?b=c#d', true],
  ['https://127.0.0.1', true],
  ['http://forms.example', false],
  ['javascript:alert(1)', false],
  ['//forms.example', false],
  ['/forms', false],
  ['https://', false],
  ['https:///x', false],
  [' https://forms.example', false],
  ['https://forms.example/a b', false],
  ['HTTPS://forms.example', false],
  ['https://[', false],
  ['', false],
])('%j is an https address: %s', (text, is) => {
  expect(isHttpsAddress(text)).toBe(is);
});

test('letters outside ASCII are taken however often it is asked', () => {
  const asked = Array.from({ length: 50_000 }, () => isHttpsAddress('https://münchen.example/ä'));
  expect(asked).not.toContain(false);
});

test.each([
  ['/tournament-images/default.jpg', true],
  ['/', true],
  ['//elsewhere.example/x.jpg', false],
  ['/\\elsewhere.example', false],
  ['images/x.jpg', false],
  ['/a b', false],
  ['', false],
])('%j is a path on this site: %s', (text, is) => {
  expect(isSitePath(text)).toBe(is);
});

test('a picture may be any of the two, or lie in the Storage emulator', () => {
  const files = [
    'https://files.example/x.jpg',
    '/x.jpg',
    'http://127.0.0.1:9199/v0/b/demo/o/images%2Fx?alt=media',
  ];
  const others = [
    'http://files.example/x.jpg',
    'http://127.0.0.1:9199/x',
    'http://127.0.0.1:99999999999/v0/b/x',
    'data:image/png;base64,A',
    'javascript:alert(1)',
  ];
  expect(files.filter(isImageAddress)).toEqual(files);
  expect(others.filter(isImageAddress)).toEqual([]);
});
