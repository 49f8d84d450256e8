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

/** Something that earned points: `night` is the event it was earned at. */
export type Earned = { points: number; night: string };

/** How many results count, and how many of one night at most. */
export type BestRule = { best: number; ofOneNight: number };

/** Players count their best four, schools ten with three a night at most, chapters five with two (2.8). */
export const bestRules = {
  players: { best: 4, ofOneNight: 1 },
  schools: { best: 10, ofOneNight: 3 },
  chapters: { best: 5, ofOneNight: 2 },
} as const satisfies Record<string, BestRule>;

/** Returns the results that count, best first; equal ones in the order given. */
export function counting<T extends Earned>(earned: readonly T[], { best, ofOneNight }: BestRule): T[] {
  const counted: T[] = [];
  const nights = new Map<string, number>();
  for (const result of [...earned].sort((one, two) => two.points - one.points)) {
    const there = nights.get(result.night) ?? 0;
    if (counted.length === best) break;
    if (there === ofOneNight || result.points === 0) continue;
    nights.set(result.night, there + 1);
    counted.push(result);
  }
  return counted;
}

/** Returns the sum of points, without the errors of adding decimals. */
export function sumOfPoints(earned: readonly Earned[]): number {
  return earned.reduce((sum, { points }) => sum + Math.round(points * 10), 0) / 10;
}
