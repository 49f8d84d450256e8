import { RegexProblem } from './RegexProblem.ts';

/** Tells whether a code point belongs. */
export type CharacterSet = (code: number) => boolean;

export const any: CharacterSet = () => true;
export const not =
  (set: CharacterSet): CharacterSet =>
  (code) =>
    !set(code);
export const oneOf =
  (sets: readonly CharacterSet[]): CharacterSet =>
  (code) =>
    sets.some((set) => set(code));
export const single =
  (member: number): CharacterSet =>
  (code) =>
    code === member;
export const range =
  (first: number, last: number): CharacterSet =>
  (code) =>
    code >= first && code <= last;

const digit = range(0x30, 0x39);
const upper = range(0x41, 0x5a);
const lower = range(0x61, 0x7a);
const alpha = oneOf([upper, lower]);
export const word = oneOf([alpha, digit, single(0x5f)]);
const perlSpace = oneOf([range(0x09, 0x0a), range(0x0c, 0x0d), single(0x20)]);

/** The same set, with its answers for ASCII looked up. */
export function tabled(set: CharacterSet): CharacterSet {
  const ascii = Uint8Array.from({ length: 128 }, (_, code) => (set(code) ? 1 : 0));
  return (code) => (code < 128 ? ascii[code] === 1 : set(code));
}

/** `\d`, `\s`, `\w` and their opposites, ASCII only as in RE2; undefined for another letter. */
export function perlClass(letter: string): CharacterSet | undefined {
  const sets: Record<string, CharacterSet> = { d: digit, s: perlSpace, w: word };
  const lowered = letter.toLowerCase();
  const set = Object.hasOwn(sets, lowered) ? sets[lowered] : undefined;
  return set === undefined || lowered === letter ? set : not(set);
}

const POSIX: Record<string, CharacterSet> = {
  alnum: oneOf([alpha, digit]),
  alpha,
  ascii: range(0, 0x7f),
  blank: oneOf([single(0x09), single(0x20)]),
  cntrl: oneOf([range(0, 0x1f), single(0x7f)]),
  digit,
  graph: range(0x21, 0x7e),
  lower,
  print: range(0x20, 0x7e),
  punct: oneOf([range(0x21, 0x2f), range(0x3a, 0x40), range(0x5b, 0x60), range(0x7b, 0x7e)]),
  space: oneOf([range(0x09, 0x0d), single(0x20)]),
  upper,
  word,
  xdigit: oneOf([digit, range(0x41, 0x46), range(0x61, 0x66)]),
};

/** `[:name:]` or `[:^name:]`. */
export function posixClass(name: string): CharacterSet {
  const negated = name.startsWith('^');
  const plain = negated ? name.slice(1) : name;
  const set = Object.hasOwn(POSIX, plain) ? POSIX[plain] : undefined;
  if (set === undefined) throw new RegexProblem(`invalid character class range: [:${name}:]`);
  return negated ? not(set) : set;
}

/** `\p{Name}`: a general category or a script. */
export function unicodeClass(name: string): CharacterSet {
  if (name === 'Any') return any;
  const property = /^(?:[CLMNPSZ][a-z]?)$/.test(name) ? name : `Script=${name}`;
  try {
    const pattern = new RegExp(`^\\p{${property}}$`, 'u');
    return (code) => pattern.test(String.fromCodePoint(code));
  } catch {
    throw new RegexProblem(`invalid character class range: \\p{${name}}`);
  }
}

/** The set without regard to case. */
export function ignoringCase(set: CharacterSet): CharacterSet {
  return (code) => set(code) || set(swapped(code, 'toLowerCase')) || set(swapped(code, 'toUpperCase'));
}

function swapped(code: number, change: 'toLowerCase' | 'toUpperCase'): number {
  return String.fromCodePoint(code)[change]().codePointAt(0) ?? code;
}
