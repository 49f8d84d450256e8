import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Regex } from '../rules/regex/Regex.ts';
import { RegexProblem } from '../rules/regex/RegexProblem.ts';
import { cpuTime } from './support/cpuTime.ts';

const matches = (pattern: string, text: string): boolean => new Regex(pattern).matches(text);

describe('matching the whole text', () => {
  test.each<[pattern: string, yes: string[], no: string[]]>([
    ['world', ['world'], ['hello world', 'worlds', '']],
    ['.*@acme\\.com', ['alice@acme.com', '@acme.com'], ['alice@acme_com', 'alice@acme.com\n']],
    ['', [''], ['a']],
    ['a|bc|', ['a', 'bc', ''], ['abc', 'b']],
    ['(ab)+c?', ['ab', 'ababc'], ['', 'abac']],
    ['a{2}', ['aa'], ['a', 'aaa']],
    ['a{2,}', ['aa', 'aaaa'], ['a']],
    ['a{1,3}b', ['ab', 'aaab'], ['b', 'aaaab']],
    ['a{,2}', ['a{,2}'], ['aa']],
    ['x{a}', ['x{a}'], ['xa']],
    ['[a-c_]+', ['abc_'], ['d', '-']],
    ['[^a-c]', ['d', '\n', '😀'], ['a', 'dd']],
    ['[]a]+', [']a'], ['[']],
    ['[^]a]', ['b'], [']', 'a']],
    ['[a-]+', ['a-'], ['b']],
    ['[\\w.-]+', ['a_b.c-9'], ['é']],
    ['[[:alpha:][:digit:]]+', ['aZ9'], ['_']],
    ['[[:^space:]]', ['a'], [' ']],
    ['\\d\\D\\s\\S\\w\\W', ['1a b_-'], ['aa b_-']],
    ['\\bab\\b', ['ab'], ['abc']],
    ['a\\Bb', ['ab'], ['a']],
    ['^a$', ['a'], ['a\n']],
    ['(?m)a$\\n^b', ['a\nb'], ['ab']],
    ['.', ['a', '😀', 'é'], ['\n', 'ab', '']],
    ['(?s).', ['\n'], []],
    ['(?i)straße', ['STRAßE', 'straße'], ['strasse']],
    ['(?i:a)b', ['Ab'], ['AB']],
    ['a(?i)b', ['aB'], ['AB']],
    ['(?P<year>\\d{4})-(?<month>\\d\\d)', ['2026-01'], ['26-01']],
    ['(?:ab)*', ['', 'abab'], ['aba']],
    ['(a*)*b', ['b', 'aaab'], ['a']],
    ['a*?b+?', ['ab', 'aabb'], ['a']],
    ['\\x41\\x{1F600}\\101\\0', ['A😀A\0'], ['A']],
    ['\\Qa.b\\E+', ['a.b', 'a.bb'], ['axb']],
    ['\\pL\\p{Lu}\\p{Greek}\\P{L}', ['aAα1'], ['aaα1']],
    ['\\Aa\\z', ['a'], ['b']],
    ['\\.\\/\\-\\_\\\\', ['./-_\\'], []],
    ['[\\]\\\\]+', [']\\'], ['a']],
    ['[^\\d]', ['a'], ['1']],
  ])('%s', (pattern, yes, no) => {
    for (const text of yes) expect([text, matches(pattern, text)]).toEqual([text, true]);
    for (const text of no) expect([text, matches(pattern, text)]).toEqual([text, false]);
  });

  test.each([
    '(',
    ')',
    '[',
    '[a',
    '[b-a]',
    '*',
    '+a',
    'a**',
    'a{2}{3}',
    'a{2,1}',
    'a{1001}',
    '(a{100}){100}',
    '\\',
    '\\y',
    '\\1',
    '(?=a)',
    '(?!a)',
    '(?<=a)',
    '(?>a)',
    '(?P=n)',
    '(?z)',
    '[[:nothing:]]',
    '\\p{Nothing}',
    '\\x{110000}',
    '(?',
    '\\C',
  ])('RE2 refuses %s', (pattern) => {
    expect(() => new Regex(pattern)).toThrow(RegexProblem);
  });
});

describe('split and replace', () => {
  test('take the leftmost match, the preferred of those', () => {
    expect(new Regex(',\\s*').split('a, b,,c,')).toEqual(['a', 'b', '', 'c', '']);
    expect(new Regex('').split('aé😀')).toEqual(['a', 'é', '😀']);
    expect(new Regex('x*').split('axxb')).toEqual(['a', 'b']);
    expect(new Regex('-').split('')).toEqual(['']);
    expect(new Regex('a|ab').replace('abab', '<$&>')).toBe('<$&>b<$&>b');
    expect(new Regex('a+?').replace('aa', '-')).toBe('--');
    expect(new Regex('a+').replace('baab', '-')).toBe('b-b');
    expect(new Regex('^a').replace('aa', '-')).toBe('-a');
    expect(new Regex('').replace('ab', '-')).toBe('-a-b-');
  });
});

const atom = fc.constantFrom('a', 'b', '.', '[ab]', '[^a]', '\\w', 'c');
const quantifier = fc.constantFrom('*', '+', '?', '{2}', '{1,2}', '*?', '+?');
const subject = fc.string({ unit: fc.constantFrom('a', 'b', 'c', '\n'), maxLength: 8 });

test('small patterns match as in JavaScript', () => {
  const pattern = fc.letrec<{ node: string }>((tie) => ({
    node: fc.oneof(
      { maxDepth: 4 },
      atom,
      fc.tuple(tie('node'), tie('node')).map(([a, b]) => a + b),
      fc.tuple(tie('node'), tie('node')).map(([a, b]) => `(?:${a}|${b})`),
      fc.tuple(tie('node'), quantifier).map(([a, q]) => `(?:${a})${q}`),
    ),
  })).node;
  fc.assert(
    fc.property(pattern, subject, (source, text) => {
      expect(matches(source, text)).toBe(new RegExp(`^(?:${source})$`).test(text));
    }),
    { numRuns: 1000 },
  );
}, 60_000);

// Only atoms are repeated: where something that can be empty is, JavaScript prefers other matches than RE2.
test('small patterns split and replace as in JavaScript', () => {
  const piece = fc.oneof(
    atom,
    fc.tuple(atom, quantifier).map(([a, q]) => a + q),
  );
  const sequence = fc.array(piece, { minLength: 1, maxLength: 3 }).map((pieces) => pieces.join(''));
  const pattern = fc.array(sequence, { minLength: 1, maxLength: 3 }).map((choices) => choices.join('|'));
  fc.assert(
    fc.property(pattern, subject, (source, text) => {
      fc.pre(!new RegExp(`^(?:${source})$`).test(''));
      expect(new Regex(source).split(text)).toEqual(text.split(new RegExp(source)));
      expect(new Regex(source).replace(text, '#')).toBe(text.replace(new RegExp(source, 'g'), '#'));
    }),
    { numRuns: 1000 },
  );
}, 60_000);

test('random patterns compile or are refused, and no text makes one explode', () => {
  const piece = fc.constantFrom(
    'a',
    '(',
    ')',
    '[',
    ']',
    '{2,5}',
    '{0,100}',
    '*',
    '+',
    '?',
    '|',
    '\\',
    '^',
    '$',
    '.',
    '(?i)',
    '\\b',
    '-',
    'é',
  );
  fc.assert(
    fc.property(
      fc.array(piece, { maxLength: 20 }).map((pieces) => pieces.join('')),
      (pattern) => {
        const begun = performance.now();
        try {
          const regex = new Regex(pattern);
          regex.matches('aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaab');
          regex.replace('aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaab', '');
        } catch (error) {
          expect(error).toBeInstanceOf(RegexProblem);
        }
        expect(performance.now() - begun).toBeLessThan(1000);
      },
    ),
    { numRuns: 1000 },
  );
}, 60_000);

test.each(['(a*)*b', '(a|aa)+b', '(a|a)*b', '(.*)(.*)(.*)(.*)(.*)b', '(a?){30}a{30}b'])(
  'time stays linear for %s',
  (pattern) => {
    const regex = new Regex(pattern);
    expect(cpuTime(() => expect(regex.matches('a'.repeat(20_000))).toBe(false))).toBeLessThan(1500);
  },
  20_000,
);
