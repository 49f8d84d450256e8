import { searchText } from '../text/searchText.ts';

/** The maximum number of tokens of a document, and of characters of a token; the rules accept no more. */
export const maxTokens = 240;
export const maxTokenLength = 21;

const shortestPrefix = 2;
const longestPrefix = 10;
/** How many words of a person's name form pairs. */
const pairedOfName = 4;

/** Words that tell no two documents apart, so that a search for two words doesn't ask for them. */
const commonWords = [
  'and',
  'at',
  'of',
  'the',
  'university',
  'college',
  'fraternity',
  'tournament',
  'blackjack',
];

/**
 * The texts that searches find a document by. Pairs are formed among the words of `main` and inside each of
 * the `names` of people; `phones` by their digits.
 */
export type SearchedTexts = {
  main: readonly string[];
  names?: readonly string[];
  more?: readonly string[];
  phones?: readonly string[];
};

/** How many tokens a document gets, how many words form pairs, and whether common words count. */
type Room = { most?: number; paired?: number; common?: boolean };

/**
 * Returns a document's tokens for one `array-contains`: beginnings of words (2 to 10 characters) and pairs by
 * three letters.
 */
export function searchTokens(
  { main, names = [], more = [], phones = [] }: SearchedTexts,
  { most = maxTokens, paired = 16, common = true }: Room = {},
): string[] {
  const named = wordsOf(main);
  const numbers = phones.flatMap(phoneTokens);
  const telling = wordsOf([...main, ...names, ...more]).filter((word) => !isCommon(word));
  const people = names.flatMap((name) => namePairs(wordsOf([name]).slice(0, pairedOfName)));
  const pairs = [...new Set([...pairsOf(named, paired), ...people])];
  const found = new Set<string>();
  const room = most - pairs.length;
  // A word has all of its beginnings or none: a search that finds it goes on finding it with each letter.
  const add = (tokens: readonly string[]) => {
    if (found.size + tokens.filter((token) => !found.has(token)).length > room) return;
    for (const token of tokens) found.add(token);
  };
  for (const word of telling) add(prefixesOf(word));
  for (const number of numbers) add(number);
  for (const word of wordsOf([...main, ...names, ...more]).filter(isCommon)) {
    // The first letters of a common word can still become another one.
    add(prefixesOf(word).filter((token) => common || token.length < 4));
  }
  return [...found, ...pairs];
}

/** Returns the words of a text as searches compare them: 'St. John’s' gives 'saint' and 'johns'. */
export function searchWords(text: string): string[] {
  return searchText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

/** Returns the beginning of a word that a token can hold. */
export function tokenOf(word: string): string {
  return firstOf(word, longestPrefix);
}

/** Returns the token of two words, in whichever order they come. */
export function pairToken(one: string, other: string): string {
  return [pairKey(one), pairKey(other)].sort().join('|');
}

/** Returns the token of two whole words of a name, in whichever order they come. */
export function nameToken(one: string, other: string): string {
  return [tokenOf(one), tokenOf(other)].sort().join('|');
}

/** Whether a word, or the beginning of one, is too common to ask for. */
export function isCommon(word: string): boolean {
  return commonWords.some((common) => common === word || (word.length >= 4 && common.startsWith(word)));
}

/** Returns the digits of a phone number without the country's 1. */
export function phoneDigits(phone: string): string {
  return phone.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
}

function wordsOf(texts: readonly string[]): string[] {
  return [...new Set(texts.flatMap(searchWords))];
}

function prefixesOf(word: string): string[] {
  const letters = [...word].slice(0, longestPrefix);
  // A word of one character, such as the day of a month, is its only beginning.
  const shortest = Math.min(shortestPrefix, letters.length);
  return letters.slice(shortest - 1).map((_, place) => letters.slice(0, place + shortest).join(''));
}

/** A number is found from its start, and by its last seven and its last four digits. */
function phoneTokens(phone: string): string[][] {
  const digits = phoneDigits(phone);
  if (digits.length < 7) return [];
  return [prefixesOf(digits).filter((token) => token.length > 2), [digits.slice(-7), digits.slice(-4)]];
}

/** Returns the tokens of any two words of a name, whole and by three letters. */
function namePairs(words: readonly string[]): string[] {
  const whole = words.flatMap((one, at) => words.slice(at + 1).map((other) => nameToken(one, other)));
  return [...pairsOf(words, words.length), ...whole];
}

function pairsOf(words: readonly string[], paired: number): string[] {
  const keys = [...new Set(words.filter((word) => !isCommon(word)).map(pairKey))].slice(0, paired);
  const pairs = keys.flatMap((one, place) => keys.slice(place + 1).map((other) => pairToken(one, other)));
  return [...new Set(pairs)];
}

/** The first three characters; of numbers four, so that years differ. */
function pairKey(word: string): string {
  return firstOf(word, /^\d+$/.test(word) ? 4 : 3);
}

function firstOf(word: string, length: number): string {
  return [...word].slice(0, length).join('');
}
