import * as v from 'valibot';
import { expect, test } from 'vitest';
import { cardChanges, cardFields } from '../../../src/domain/sales/pipelineCard.ts';
import { readPipelineEntry } from '../../../src/domain/sales/pipelineEntry.ts';
import { PipelineForm } from '../../../src/domain/sales/salesSchema.ts';

const empty = cardFields(null);
const told = (changes: object) => v.safeParse(PipelineForm, { ...empty, ...changes }).issues?.[0].message;

test('a card needs a college, a fraternity or a contact, and a valid address or none', () => {
  expect(told({})).toBe('Enter a college, a fraternity or a contact');
  expect(told({ collegeName: 'Purdue University' })).toBeUndefined();
  expect(told({ fraternityName: 'Sigma Chi' })).toBeUndefined();
  expect(told({ contact: { ...empty.contact, name: 'Kim' } })).toBeUndefined();
  expect(told({ contact: { ...empty.contact, name: 'Kim', email: 'kim' } })).toBe(
    'Enter a valid email address',
  );
});

test('of a card only what was changed is written', () => {
  const before = cardFields(
    readPipelineEntry('a', { status: 'contacted', collegeName: 'Purdue University' }),
  );
  expect(cardChanges(before, { ...before, fraternityName: 'Sigma Chi' })).toEqual({
    fraternityName: 'Sigma Chi',
  });
  const contact = { ...before.contact, name: 'Kim' };
  expect(cardChanges(before, { ...before, contact })).toEqual({ contact });
});
