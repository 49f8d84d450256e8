/** Fields smaller than this give no points. */
export const smallestField = 8;

/**
 * Returns the points of a place, `points-1`: 10·√(players ÷ place) with one decimal, 0 in fields under
 * `smallestField` (season design, 2.8). `players`: how many played the first hand.
 */
export function pointsOf(place: number, players: number): number {
  if (players < smallestField || place < 1) return 0;
  return Math.round(100 * Math.sqrt(players / place)) / 10;
}
