const small = new Set(['of', 'the', 'at', 'and', 'in', 'for']);

/** Returns up to four letters of a college's short name: 'UCLA', 'PUR' for Purdue, 'OSU' for Ohio State. */
export function collegeLetters(shortName: string): string {
  const words = shortName
    .replace(/^University of |^The /, '')
    .replace(/ (University|College)$/, '')
    .split(/[^\p{L}\p{N}&]+/u)
    .filter((word) => /\p{L}/u.test(word) && !small.has(word.toLowerCase()));
  const [only = '', second] = words;
  if (second === undefined) return firstLetters(only, /^\p{Lu}+$/u.test(only) ? 4 : 3).toUpperCase() || '?';
  const letters = words.map((word) => (/^\p{Lu}{2,3}$/u.test(word) ? word : firstLetters(word, 1)));
  const school = words.at(-1) === 'State' ? [...letters.slice(0, -1), 'SU'] : letters;
  return firstLetters(school.join(''), 4).toUpperCase();
}

function firstLetters(word: string, length: number): string {
  return [...word].slice(0, length).join('');
}

/**
 * Returns one or two capital letters for a tile without a picture: 'University of Nebraska' gives 'UN', ''
 * gives '?'.
 */
export function initials(name: string): string {
  const words = name.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '' && !small.has(word.toLowerCase()));
  const letters = words.slice(0, 2).map((word) => [...word][0] ?? '');
  return letters.join('').toUpperCase() || '?';
}
