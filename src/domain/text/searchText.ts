/** Greek letters that look like Latin ones; people type either. */
const lookalikes: Readonly<Record<string, string>> = {
  ...{ α: 'a', β: 'b', ε: 'e', ζ: 'z', η: 'h', ι: 'i', κ: 'k' },
  ...{ μ: 'm', ν: 'n', ο: 'o', ρ: 'p', τ: 't', υ: 'y', χ: 'x' },
};

/**
 * Normalizes a text for searching: no accents, case or punctuation, 'St.' as 'saint', Greek look-alikes as
 * Latin. Lines stay apart.
 */
export function searchText(text: string): string {
  return plainText(text).replace(saint, 'saint ');
}

/** Returns a text as `searchText` does, its words apart by one blank each. */
export function plainWords(text: string): string {
  return searchText(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/**
 * Returns a test of whether every word of a search is in a text that went through `searchText`. An empty
 * search matches everything.
 */
export function searcher(search: string): (searched: string) => boolean {
  const readings = readingsOf(search).map((reading) => tellingWords(reading.split(/\s/)));
  return (searched) => readings.some((words) => words.every((word) => searched.includes(word)));
}

/** Whether every word of a search is in one of the texts; an empty search matches everything. */
export function matchesSearch(search: string, ...texts: string[]): boolean {
  return searcher(search)(searchText(texts.join('\n')));
}

/** 'St' at the end of a name is not a saint: 'Ohio St'. */
const saint = /(?<![^\s])st (?=\S)/g;

/** 'William and Mary' is 'William & Mary', 'the Ohio State' is Ohio State. */
export function tellingWords(words: readonly string[]): readonly string[] {
  const telling = words.filter((word) => word !== 'and' && word !== 'the');
  return telling.length > 0 ? telling : words;
}

/** Returns the readings of a search: 'st louis' is a saint; 'ohio st buckeyes' can only be a state. */
export function readingsOf(search: string): string[] {
  const asState = plainText(search).replace(/(?<=\S )st (?=\S)/g, 'state ');
  return [...new Set([searchText(search), asState.replace(saint, 'saint ')])];
}

/** 'Texas A & M' and 'Texas A and M' are 'Texas A&M'. */
const initials = /(?<!\p{L})(\p{L}) (?:&|and) (\p{L})(?!\p{L})/giu;

function plainText(text: string): string {
  return text
    .normalize('NFD')
    .replace(initials, '$1$2')
    .replace(/[\p{M}'’‘ʻʼ.&]/gu, '')
    .toLowerCase()
    .replaceAll('ς', 'σ')
    .replace(/[α-ω]/g, (letter) => lookalikes[letter] ?? letter)
    .replace(/[^\S\n]+/g, ' ')
    .trim();
}
