import { isCommon, pairToken, phoneDigits, searchWords, tokenOf } from './searchTokens.ts';

/** A search as it was typed, ready to be asked and to be compared with what came back. */
export type SearchQuery = {
  /** The words in one text; '' when there is too little to ask for. */
  key: string;
  /** The words in their order, also those that were typed twice: 'SAM Sam Houston'. */
  typed: readonly string[];
  /** The tokens to ask for, one after the other until one of them finds something. */
  tokens: readonly string[];
  /** Each word as it can be meant: 'st' is itself, a saint or a state. */
  words: readonly (readonly string[])[];
};

/** A run of digits as phone numbers are typed: '(512) 555-0199'. */
const phone = /\+?\(?\d[\d\s().-]{4,}\d/g;

/** Returns a typed text with its phone numbers as digits. */
export function withPhoneDigits(typed: string): string {
  return typed.replace(phone, (run) => ` ${phoneDigits(run)} `);
}

/** Returns the search that a typed text means. A single letter is too little. */
export function searchQuery(typed: string): SearchQuery {
  const all = searchWords(withPhoneDigits(typed));
  return queryOf(all.some((word) => [...word].length > 1) ? all : []);
}

/** Returns the search for words as `searchWords` gives them. */
export function queryOf(typed: readonly string[]): SearchQuery {
  const asked = [...new Set(typed)];
  return {
    key: typed.join(' '),
    typed,
    tokens: tokensOf(asked),
    words: asked.map((word, place) => meanings(word, place).map(tokenOf)),
  };
}

/** Whether a document with these tokens is what a search looks for: each of its words begins one of them. */
export function isFound({ words }: Pick<SearchQuery, 'words'>, tokens: readonly string[]): boolean {
  const known = new Set(tokens);
  const has = (token: string) =>
    known.has(token) || ([...token].length === 1 && tokens.some((each) => each.startsWith(token)));
  const told = words.filter(([word = '']) => !isCommon(word));
  return (told.length > 0 ? told : words).every((word) => word.some(has));
}

/**
 * Returns what a word can mean. 'St. Louis' arrives here as a saint. The first word is no state, and 'st' at
 * the end is no saint.
 */
export function meanings(word: string, place: number): string[] {
  if (!isUnclear(word)) return [word];
  if (place === 0) return word === 'st' ? ['saint', 'st'] : ['saint'];
  return word === 'st' ? ['state', 'st'] : ['state', 'saint'];
}

/** Whether a word can be a saint or a state. */
export function isUnclear(word: string): boolean {
  return word === 'st' || word === 'saint';
}

function tokensOf(words: readonly string[]): string[] {
  const telling = words.filter((word) => !isCommon(word) && !isUnclear(word));
  const best = (telling.length > 0 ? telling : words).toSorted((a, b) => weight(b) - weight(a));
  const [first, second] = best;
  if (first === undefined) return [];
  // 'Louis' alone would be asked for Louisiana as well.
  const unclear = words.flatMap((word, place) => (isUnclear(word) ? meanings(word, place).slice(0, 1) : []));
  const beside = second === undefined && telling.length > 0 ? unclear : best.slice(1, 2);
  const single = tokenOf(best.find((word) => !isNumber(word)) ?? first);
  return [...beside.map((word) => pairToken(first, word)), single];
}

/** Returns how much a word tells: longer ones more; beside another, a number most: 'delta chi dec 5'. */
export function weight(word: string): number {
  return word.length + (isNumber(word) ? 4 : 0);
}

function isNumber(word: string): boolean {
  return /^\d+$/.test(word);
}
