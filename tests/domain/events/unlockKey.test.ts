import { pbkdf2Sync } from 'node:crypto';
import { expect, test } from 'vitest';
import { registration } from '../../../src/domain/events/registration.ts';
import { unlockKey } from '../../../src/domain/events/unlockKey.ts';

test('is PBKDF2-SHA-256 of the password, salted with the event, 210 000 times, as base64url', async () => {
  const expected = pbkdf2Sync('Sigma Chi 21 ♠', 'event-1', 210_000, 32, 'sha256').toString('base64url');
  expect(await unlockKey('event-1', 'Sigma Chi 21 ♠')).toBe(expected);
  expect(expected).toMatch(/^[\w-]{43}$/);
});

test('matches exactly: case, blanks and the event count', async () => {
  const tries: [string, string][] = [
    ['event-1', 'aces'],
    ['event-1', 'Aces'],
    ['event-1', 'aces '],
    ['event-2', 'aces'],
  ];
  const keys = await Promise.all(tries.map(([event, password]) => unlockKey(event, password)));
  expect(new Set(keys).size).toBe(4);
});

test('a password locks, a form alone opens, neither is none', () => {
  expect(registration('aces', 'https://forms.example')).toBe('locked');
  expect(registration('aces', '')).toBe('locked');
  expect(registration('', 'https://forms.example')).toBe('open');
  expect(registration('', '')).toBe('none');
});
