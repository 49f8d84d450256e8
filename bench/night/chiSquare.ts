/** Returns the chi-square of counts against what was expected of each. */
export function chiSquare(counts: readonly { count: number; expected: number }[]): number {
  return counts.reduce((sum, { count, expected }) => sum + (count - expected) ** 2 / expected, 0);
}

/** Returns the value that chi-square exceeds by chance once in a hundred times (Wilson and Hilferty). */
export function bound99(degrees: number): number {
  const spread = 2 / (9 * degrees);
  return degrees * (1 - spread + 2.3263 * Math.sqrt(spread)) ** 3;
}
