import { expect, test } from 'vitest';
import { linkedText } from '../../../src/domain/text/linkedText.ts';

const links = (text: string) =>
  linkedText(text).flatMap((pieces) => pieces.filter(({ isLink }) => isLink).map((piece) => piece.text));
const whole = (text: string) => linkedText(text).map((pieces) => pieces.map((piece) => piece.text).join(''));

test('blank lines separate paragraphs, single line breaks stay', () => {
  expect(whole('One\ntwo.\n\nThree.\n  \n\n\nFour.\n')).toEqual(['One\ntwo.', 'Three.', 'Four.']);
  expect(linkedText(' \n\n ')).toEqual([]);
});

test.each([
  ['See https://a.example/x.', ['https://a.example/x']],
  ['(https://a.example/x)', ['https://a.example/x']],
  ['https://a.example/x_(y), or http://b.example?', ['https://a.example/x_(y)', 'http://b.example']],
  ['“https://a.example”', ['https://a.example']],
  ['https://a.example/\u202eexe.moc', ['https://a.example/']],
])('%j has the links %j', (text, expected) => {
  expect(links(text)).toEqual(expected);
  expect(whole(text)).toEqual([text]);
});

test.each([
  'javascript:alert(1)',
  'data:text/html,x',
  'https://bank.example@evil.example/',
  'https:///x',
  'http://',
  'ftp://a.example',
  'HTTPS://A.EXAMPLE',
  'www.a.example',
])('%j has no link', (text) => {
  expect(links(text)).toEqual([]);
  expect(whole(text)).toEqual([text]);
});

test('a text without an end is cut', () => {
  expect(whole('W'.repeat(15_000))).toEqual([`${'W'.repeat(5000)}…`]);
});
