const small = new Set(['of', 'the', 'at', 'and', 'in', 'for']);

/**
 * Returns one or two capital letters for a tile without a picture: 'University of Nebraska' gives 'UN', ''
 * gives '?'.
 */
export function initials(name: string): string {
  const words = name.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '' && !small.has(word.toLowerCase()));
  const letters = words.slice(0, 2).map((word) => [...word][0] ?? '');
  return letters.join('').toUpperCase() || '?';
}
