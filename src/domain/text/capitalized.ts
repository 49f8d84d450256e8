/** Returns a word with a capital first letter: 'upcoming' becomes 'Upcoming'. */
export function capitalized(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
