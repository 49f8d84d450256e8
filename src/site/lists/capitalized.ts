/** A word as it begins a heading: 'upcoming' gives 'Upcoming'. */
export function capitalized(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
