/**
 * A text as every search compares it: without accents, case, apostrophes, periods and ampersands, 'St.'
 * before a name as 'saint', blanks made one; lines stay apart.
 */
export function searchText(text: string): string {
  return plainText(text).replace(saint, 'saint ');
}

/**
 * Whether a search finds a text that went through `searchText`: every word is in it. An empty search finds
 * everything.
 */
export function searcher(search: string): (searched: string) => boolean {
  const readings = readingsOf(search).map((reading) => reading.split(/\s/));
  return (searched) => readings.some((words) => words.every((word) => searched.includes(word)));
}

/** Whether every word of a search is somewhere in one of the texts; an empty search finds everything. */
export function matchesSearch(search: string, ...texts: string[]): boolean {
  return searcher(search)(searchText(texts.join('\n')));
}

/** 'St' at the end of a name is no saint: 'Ohio St'. */
const saint = /(?<![^\s])st (?=\S)/g;

/** 'st louis' is a saint; 'ohio st buckeyes' can only be a state. */
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
