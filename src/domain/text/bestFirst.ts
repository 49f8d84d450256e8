import { readingsOf, searcher, searchText, tellingWords } from './searchText.ts';

/** Returns the items that a search finds: words that begin with its words or, without any, that hold them. */
export function foundBy<T>(items: readonly T[], search: string, searched: (item: T) => string): T[] {
  const holds = searcher(search);
  const held = items.filter((item) => holds(searched(item)));
  const begun = readingsOf(search).map((reading) => tellingWords(wordsOf(reading)));
  const begins = held.filter((item) => {
    const words = ` ${wordsOf(searched(item)).join(' ')}`;
    return begun.some((reading) => reading.every((word) => words.includes(` ${word}`)));
  });
  return begins.length > 0 ? begins : held;
}

/**
 * Returns found items, likeliest first: the name itself, one that begins with it, a word that does, others.
 */
export function bestFirst<T>(
  items: readonly T[],
  search: string,
  names: (item: T) => readonly string[],
): T[] {
  const readings = readingsOf(search).map((reading) => tellingWords(reading.split(' ')).join(' '));
  const ranked = items.map((item) => {
    const called = names(item).map(searchText);
    return { item, rank: Math.min(...readings.map((reading) => rankOf(called, reading))) };
  });
  return ranked.sort((a, b) => a.rank - b.rank).map(({ item }) => item);
}

function rankOf(names: readonly string[], reading: string): number {
  if (names.includes(reading)) return 0;
  if (names.some((name) => name.startsWith(reading))) return 1;
  return names.some((name) => name.includes(` ${reading}`)) ? 2 : 3;
}

function wordsOf(text: string): string[] {
  return text.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
}
