/**
 * Normalizes a text for searching: without accents, case, apostrophes, periods and ampersands, 'St.' before a
 * name as 'saint', blanks collapsed; lines stay apart.
 */
export function searchText(text: string): string {
  return plainText(text).replace(saint, 'saint ');
}

/**
 * Returns a test of whether every word of a search is in a text that went through `searchText`. An empty
 * search matches everything.
 */
export function searcher(search: string): (searched: string) => boolean {
  const readings = readingsOf(search).map((reading) => reading.split(/\s/));
  return (searched) => readings.some((words) => words.every((word) => searched.includes(word)));
}

/** Whether every word of a search is in one of the texts; an empty search matches everything. */
export function matchesSearch(search: string, ...texts: string[]): boolean {
  return searcher(search)(searchText(texts.join('\n')));
}

/** 'St' at the end of a name is not a saint: 'Ohio St'. */
const saint = /(?<![^\s])st (?=\S)/g;

/** Returns the readings of a search: 'st louis' is a saint; 'ohio st buckeyes' can only be a state. */
function readingsOf(search: string): string[] {
  const asState = plainText(search).replace(/(?<=\S )st (?=\S)/g, 'state ');
  return [...new Set([searchText(search), asState.replace(saint, 'saint ')])];
}

function plainText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\p{M}'’‘ʻʼ.&]/gu, '')
    .toLowerCase()
    .replaceAll('ς', 'σ')
    .replace(/[^\S\n]+/g, ' ')
    .trim();
}
