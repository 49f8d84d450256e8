import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sealed, unsealed } from '../../../src/domain/signUp/seal.ts';
import { readSealed } from '../../../src/domain/signUp/signedUp.ts';
import { newTicketKey } from '../../../src/domain/signUp/ticketKey.ts';
import { anyText } from '../../support/anyText.ts';
import { ann } from '../../support/documents/signUpEvent.ts';

const key = newTicketKey();
const given = { ...ann, agreed: '2026-11-27' };

test('whoever has the key reads what was typed, and the text says nothing', async () => {
  const typed = fc.record({
    name: anyText({ maxLength: 80 }),
    email: anyText(),
    collegeId: anyText(),
    collegeName: anyText(),
    chapterId: anyText(),
    chapterName: anyText(),
    agreed: anyText(),
    shownAs: fc.constantFrom('short', 'initials', 'number', 'full'),
  });
  await fc.assert(
    fc.asyncProperty(typed.map(readSealed), async (one) => {
      const text = await sealed(key, one);
      expect(text).toMatch(/^[A-Za-z0-9_-]{40,4000}$/);
      expect(await unsealed(key, text)).toEqual(one);
    }),
  );
});

test('the same is never sealed alike', async () => {
  expect(await sealed(key, given)).not.toBe(await sealed(key, given));
});

test('another key opens nothing', async () => {
  const text = await sealed(key, given);
  for (const other of [newTicketKey(), key.slice(1), key.toUpperCase(), ''])
    expect(await unsealed(other, text)).toBeNull();
});

test('a text of which one character is another, or gone, opens nothing', async () => {
  const text = await sealed(key, given);
  // The last characters may hold bits of no byte.
  const place = fc.nat({ max: text.length - 3 });
  await fc.assert(
    fc.asyncProperty(place, fc.constantFrom('A', '_', '', '=', ' ', 'é'), async (at, other) => {
      fc.pre(text[at] !== other);
      expect(await unsealed(key, text.slice(0, at) + other + text.slice(at + 1))).toBeNull();
    }),
  );
});

test.each(['', 'A', 'not sealed', 'A'.repeat(40), '{"name":"Ann"}'])('%j is nothing sealed', async (text) => {
  expect(await unsealed(key, text)).toBeNull();
});
