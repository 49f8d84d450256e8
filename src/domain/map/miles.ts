import type { MapCollege } from './mapCollege.ts';

type Placed = Pick<MapCollege, 'at' | 'state'>;

/** The miles of a unit of the country's map, in the middle of what they are between any two colleges. */
const milesOfUnit = 3.3227;

/** The map shows these states in frames of their own, out of place. */
const apart = ['AK', 'HI'];

/**
 * Returns the miles between two colleges as the crow flies, by their places on the map, which keeps distances
 * within 1 %; null where one of them isn't on the map, or not in its place.
 */
export function milesBetween(one: Placed, other: Placed): number | null {
  if (!one.at || !other.at || [one, other].some(({ state }) => apart.includes(state))) return null;
  return Math.hypot(one.at.x - other.at.x, one.at.y - other.at.y) * milesOfUnit;
}

/** Returns a distance in words: 'about 120 mi', 'under 1 mi'. */
export function milesWords(miles: number | null): string {
  if (miles === null) return 'distance unknown';
  if (miles < 1) return 'under 1 mi';
  return `about ${(miles < 20 ? Math.round(miles) : 5 * Math.round(miles / 5)).toLocaleString('en-US')} mi`;
}

/** Returns things in the order of their colleges' distance from one, those whose distance is unknown last. */
export function byMiles<T>(things: readonly T[], placeOf: (thing: T) => Placed, from: Placed): T[] {
  const away = new Map(things.map((thing) => [thing, milesBetween(from, placeOf(thing)) ?? Infinity]));
  return things.toSorted((one, other) => (away.get(one) ?? 0) - (away.get(other) ?? 0) || 0);
}
