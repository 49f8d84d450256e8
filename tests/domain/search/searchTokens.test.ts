import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isFound, searchQuery } from '../../../src/domain/search/searchQuery.ts';
import {
  maxTokenLength,
  maxTokens,
  searchTokens,
  searchWords,
} from '../../../src/domain/search/searchTokens.ts';

/** Whether a search asks for a token of the document, and what comes back passes its other words. */
function finds(typed: string, tokens: readonly string[]): boolean {
  const asked = searchQuery(typed);
  const known = new Set(tokens);
  return asked.tokens.some((token) => known.has(token)) && isFound(asked, tokens);
}

const word = fc.stringMatching(/^[a-zA-Zéüñσχδ0-9]{2,12}$/);
const words = fc.array(word, { minLength: 1, maxLength: 12 });
const anyText = fc.string({ unit: 'binary', maxLength: 300 });

describe('the tokens of a document', () => {
  test('find it by every beginning of every word', () => {
    fc.assert(
      fc.property(words, fc.nat(), fc.nat(), (named, place, length) => {
        const tokens = searchTokens({ main: [named.join(' ')] });
        const [one = ''] = searchWords(named[place % named.length] ?? '');
        const typed = [...one].slice(0, 2 + (length % one.length)).join('');
        expect(finds(typed, tokens)).toBe(true);
      }),
    );
  });

  test('find it by any of its words in any order', () => {
    const shuffled = words.chain((named) =>
      fc.tuple(fc.constant(named), fc.shuffledSubarray(named, { minLength: 1 })),
    );
    fc.assert(
      fc.property(shuffled, ([named, typed]) => {
        expect(finds(typed.join(' '), searchTokens({ main: [named.join(' ')] }))).toBe(true);
      }),
    );
  });

  test('are few, short, without blanks, each once, and the same every time, whatever the text', () => {
    fc.assert(
      fc.property(fc.array(anyText, { maxLength: 6 }), fc.array(anyText), (texts, phones) => {
        const from = { main: texts, more: texts, phones };
        const tokens = searchTokens(from);
        expect(tokens).toEqual(searchTokens(from));
        expect(tokens.length).toBeLessThanOrEqual(maxTokens);
        expect(new Set(tokens).size).toBe(tokens.length);
        for (const token of tokens) {
          expect(token.length).toBeLessThanOrEqual(maxTokenLength);
          expect(token).toMatch(/^\S+$/u);
          expect(token).not.toMatch(/\p{Cs}/u);
        }
      }),
    );
  });

  test('of two words are one question', () => {
    const tokens = searchTokens({ main: ['Delta Chi', 'University of Texas at Austin'] });
    expect(searchQuery('texas delta').tokens[0]).toBe('del|tex');
    expect(searchQuery('delta texas').tokens[0]).toBe('del|tex');
    expect(tokens).toContain('del|tex');
  });

  test('a search for what isn’t there finds nothing', () => {
    const tokens = searchTokens({ main: ['Delta Chi', 'University of Texas at Austin'] });
    for (const typed of ['sigma', 'texas sigma', 'delta chi ohio', 'd', '', '  ', '!?'])
      expect(finds(typed, tokens), typed).toBe(false);
  });
});

describe('a search', () => {
  const found = (text: string, typed: string) => finds(typed, searchTokens({ main: [text] }));

  test.each([
    ['St. John’s University', "st john's"],
    ['St. John’s University', 'saint johns'],
    ['Saint Louis University', 'st louis'],
    ['Ohio State University', 'ohio st'],
    ['Ohio State Buckeyes', 'ohio st buckeyes'],
    ['Texas A&M University', 'texas am'],
    ['Texas A&M University', 'a&m'],
    ['Université de Montréal', 'montreal'],
    ['O’Connor Hall', 'oconnor'],
    ['ΣΧ', 'σχ'],
    ['ΣΧ', 'ΣX'],
    ['University of Texas', 'university of tex'],
    ['University of Texas', 'univ'],
    ['December 5 2026', 'dec 5'],
    ['December 5 2026', '5 dec 2026'],
  ])('%j is found by %j', (text, typed) => {
    expect(found(text, typed)).toBe(true);
  });

  test.each([
    '(512) 555-0199',
    '5125550199',
    '+1 512 555 0199',
    '512.555.0199',
    '512555',
    '555-0199',
    '0199',
  ])('a phone is found by %j', (typed) => {
    expect(finds(typed, searchTokens({ main: ['Lee'], phones: ['+1 (512) 555-0199'] }))).toBe(true);
  });

  test('a day beside a name is asked for together', () => {
    expect(searchQuery('delta chi dec 5').tokens[0]).toBe('5|del');
  });
});
