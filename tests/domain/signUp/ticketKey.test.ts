import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isTicketText, newTicketKey, ticketIdOf, ticketTag } from '../../../src/domain/signUp/ticketKey.ts';
import { anyText } from '../../support/anyText.ts';
import { ticketVectors } from '../../support/ticketVectors.ts';

const hash = (text: string) => createHash('sha256').update(text).digest('base64url');

test('a new key has 22 characters and is new', () => {
  const keys = Array.from({ length: 100 }, newTicketKey);
  expect(keys.every(isTicketText)).toBe(true);
  expect(new Set(keys).size).toBe(100);
});

test.each(ticketVectors)('the key $key is the ticket $id, and $tag on a board', async ({ key, id, tag }) => {
  expect(await ticketIdOf(key)).toBe(id);
  expect(await ticketTag(id, 'cup')).toBe(tag);
});

test('an id and a tag are the beginnings of SHA-256 as base64url', async () => {
  await fc.assert(
    fc.asyncProperty(anyText(), fc.stringMatching(/^[a-z0-9-]{1,40}$/), async (key, eventId) => {
      const id = await ticketIdOf(key);
      expect(id).toBe(hash(key).slice(0, 22));
      expect(isTicketText(id)).toBe(true);
      expect(await ticketTag(id, eventId)).toBe(hash(`${id}/${eventId}`).slice(0, 6));
    }),
  );
});

test.each(['', 'a'.repeat(21), 'a'.repeat(23), `${'a'.repeat(21)}=`, `${'a'.repeat(22)}\n`, 'é'.repeat(22)])(
  'a ticket’s key is not %j',
  (text) => {
    expect(isTicketText(text)).toBe(false);
  },
);
