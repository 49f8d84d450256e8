import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { EventInput } from '../../../src/domain/events/eventSchema.ts';
import { contactHref, publicContact } from '../../../src/domain/fields/publicContact.ts';

const field = EventInput.entries.publicContact;

describe('a public contact', () => {
  test.each([
    ['@sigmachi.purdue', '@sigmachi.purdue'],
    [' @sigma_chi ', '@sigma_chi'],
    ['https://www.instagram.com/sigmachi.purdue/', '@sigmachi.purdue'],
    ['instagram.com/sigmachi?igsh=abc', '@sigmachi'],
    ['Kim.Lee+cards@college.edu', 'Kim.Lee+cards@college.edu'],
    ['', ''],
  ])('%j is stored and read as %j', (typed, stored) => {
    expect(v.parse(field, typed)).toBe(stored);
    expect(publicContact(typed)).toBe(stored);
    expect(v.parse(field, stored)).toBe(stored);
  });

  test.each([
    'sigmachi',
    'ask Kim',
    '@',
    '@two names',
    `@${'a'.repeat(31)}`,
    'kim@college',
    'kim@college.edu?bcc=all@college.edu',
    'kim@college.edu, lee@college.edu',
    'javascript:kim@college.edu',
    'https://evil.example/instagram.com/sigmachi',
    'https://instagram.com/p/abc',
    'kim@соllege.edu',
  ])('%j is refused by the form, and leads nowhere when it is stored', (typed) => {
    expect(v.is(field, typed)).toBe(false);
    expect(publicContact(typed)).toBe('');
  });

  test.each([1, null, undefined, ['@sigmachi']])('%j stored is none', (stored) => {
    expect(publicContact(stored)).toBe('');
  });

  test('leads to Instagram, or to an email with the event as its subject', () => {
    expect(contactHref('@sigma.chi', 'Spring Open')).toBe('https://www.instagram.com/sigma.chi/');
    expect(contactHref('kim@college.edu', 'Aces & Kings?')).toBe(
      'mailto:kim@college.edu?subject=Aces%20%26%20Kings%3F',
    );
  });
});
