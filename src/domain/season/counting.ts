/** Something that earned points: `night` is the event it was earned at. */
export type Earned = { points: number; night: string };

/** How many results count, and how many of one night at most. */
export type BestRule = { best: number; ofOneNight: number };

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
