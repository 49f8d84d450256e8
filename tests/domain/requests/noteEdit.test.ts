import fc from 'fast-check';
import { expect, test } from 'vitest';
import { keepBoth, noteState } from '../../../src/domain/requests/noteEdit.ts';

test('a draft waits to be saved until it is stored', () => {
  expect(noteState({ base: 'Called.', text: 'Called. ' }, 'Called.')).toBe('same');
  expect(noteState({ base: 'Called.', text: 'Called twice.' }, 'Called.')).toBe('changed');
  expect(noteState({ base: 'Called.', text: ' Called twice.' }, 'Called twice.')).toBe('over');
  expect(noteState({ base: 'Called.', text: 'Called.' }, 'Somebody else wrote.')).toBe('over');
});

test('what somebody else wrote meanwhile is a conflict, and both can be kept', () => {
  const draft = { base: '', text: 'Mine ' };
  expect(noteState(draft, 'Theirs')).toBe('conflict');
  const both = keepBoth(draft, 'Theirs');
  expect(both.text).toBe('Theirs\nMine');
  expect(noteState(both, 'Theirs')).toBe('changed');
});

test('nobody’s words are saved over without a question', () => {
  const note = fc.constantFrom('', 'a', 'b', 'c');
  fc.assert(
    fc.property(note, note, note, (base, text, stored) => {
      const state = noteState({ base, text }, stored);
      if (state === 'changed') expect(stored).toBe(base);
      if (state === 'over') expect([stored, base]).toContain(text);
    }),
  );
});
