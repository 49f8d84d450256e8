/** A text as searches compare it: without accents and case, blanks made one. */
export function searchText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();
}

/** Whether every word of a search is somewhere in one of the texts; an empty search finds everything. */
export function matchesSearch(search: string, ...texts: string[]): boolean {
  const all = searchText(texts.join('\n'));
  return searchText(search)
    .split(' ')
    .every((word) => all.includes(word));
}
