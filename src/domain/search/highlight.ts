import { searchText } from '../text/searchText.ts';
import type { SearchQuery } from './searchQuery.ts';
import { searchWords } from './searchTokens.ts';

/** A piece of a shown text, and whether a search matched it. */
export type Piece = { text: string; matched: boolean };

/** Returns a text in pieces, the beginnings of the words that a search looks for apart from the rest. */
export function highlighted(text: string, { words }: SearchQuery): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (const { 0: word, index } of text.matchAll(/[\p{L}\p{M}\p{N}'’.&]+/gu)) {
    const [plain = ''] = searchWords(word);
    const isSaint = plain === 'st';
    const hits = words.flat().filter((token) => plain.startsWith(token) || (isSaint && token === 'saint'));
    if (hits.length === 0) continue;
    // 'St.' is compared as 'saint', which is longer than what stands there.
    const longest = Math.min(plain.length, Math.max(...hits.map((token) => token.length)));
    const end = index + lengthWith(word, longest);
    pieces.push(
      { text: text.slice(from, index), matched: false },
      { text: text.slice(index, end), matched: true },
    );
    from = end;
  }
  pieces.push({ text: text.slice(from), matched: false });
  return pieces.filter((piece) => piece.text !== '');
}

/** Returns how many characters of a word hold so many compared ones: accents and apostrophes don't count. */
function lengthWith(word: string, wanted: number): number {
  for (let length = 1; length < word.length; length++) {
    if (searchText(word.slice(0, length)).length >= wanted && !/^\p{M}/u.test(word.slice(length)))
      return length;
  }
  return word.length;
}
