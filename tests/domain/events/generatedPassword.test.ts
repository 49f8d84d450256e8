import { expect, test } from 'vitest';
import {
  generatedPassword,
  isEasyToGuess,
  strongerPassword,
} from '../../../src/domain/events/generatedPassword.ts';

test('a generated password is the bare fraternity name and a number from 0 to 999', () => {
  expect(generatedPassword('Sigma Chi', 7)).toBe('sigmachi7');
  expect(generatedPassword('ΣΧ', 0)).toBe('event0');
  const numbers = Array.from({ length: 2000 }, () => Number(generatedPassword('').slice('event'.length)));
  expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...numbers)).toBeLessThan(1000);
  expect(new Set(numbers).size).toBeGreaterThan(700);
});

test('a stronger password adds 8 signs that are hard to mix up, each of 32 as likely as the others', () => {
  expect(strongerPassword('Phi Gamma Delta')).toMatch(/^phigammadelta-[a-z2-9]{8}$/);
  expect(strongerPassword('ΣΧ')).toMatch(/^event-/);
  const signs = Array.from({ length: 2000 }, () => strongerPassword('').slice('event-'.length)).join('');
  expect(signs).not.toMatch(/[01lo]/);
  expect(new Set(signs).size).toBe(32);
  const times = [...new Set(signs)].map((sign) => signs.split(sign).length - 1);
  expect(Math.min(...times)).toBeGreaterThan(350);
  expect(Math.max(...times)).toBeLessThan(650);
});

test.each([
  ['sigmachi428', true],
  ['Purdue2026', true],
  ['Sigma Chi Purdue!', true],
  ['dragon', true],
  ['k7mq4xwp', true],
  ['', false],
  ['sigmachi-k7mq4xwp', false],
  ['correct horse battery staple', false],
  ['SigmaChi', true],
  ['Покер', true],
  ['дракон любит молоко', false],
])('%s is easy to guess at the event of Sigma Chi at Purdue: %s', (password, easy) => {
  expect(isEasyToGuess(password, ['Spring Open', 'Purdue University', 'Sigma Chi', ''])).toBe(easy);
});

test('what Make stronger makes is never called easy to guess', () => {
  for (let turn = 0; turn < 200; turn += 1)
    expect(isEasyToGuess(strongerPassword('Sigma Chi'), ['Sigma Chi'])).toBe(false);
});
