import type { Point } from './canvas.ts';

type Placed = { at: Point };

/** Returns the thing nearest to a point, or null when none is within reach. */
export function nearest<T extends Placed>(things: readonly T[], { x, y }: Point, reach: number): T | null {
  let found: T | null = null;
  let least = reach;
  for (const thing of things) {
    const distance = Math.hypot(thing.at.x - x, thing.at.y - y);
    if (distance <= least) [found, least] = [thing, distance];
  }
  return found;
}

/**
 * Returns what a press may mean: the nearest thing within reach, and those that are at most `doubt` further
 * away, the nearest first.
 */
export function meant<T extends Placed>(
  things: readonly T[],
  { x, y }: Point,
  { reach, doubt }: { reach: number; doubt: number },
): T[] {
  const near = things
    .map((thing) => ({ thing, distance: Math.hypot(thing.at.x - x, thing.at.y - y) }))
    .filter(({ distance }) => distance <= reach)
    .sort((one, other) => one.distance - other.distance);
  const least = near[0]?.distance ?? 0;
  return near.filter(({ distance }) => distance <= least + doubt).map(({ thing }) => thing);
}

export type Direction = 'left' | 'right' | 'up' | 'down';

const ahead: Record<Direction, Point> = {
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
};

/** Returns the closest thing in an arrow key's quarter of the map, or null. Every thing can be reached. */
export function nextTo<T extends Placed>(things: readonly T[], from: T, direction: Direction): T | null {
  const { x, y } = ahead[direction];
  let found: T | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const thing of things) {
    const [dx, dy] = [thing.at.x - from.at.x, thing.at.y - from.at.y];
    const forward = dx * x + dy * y;
    const aside = Math.abs(dx * y) + Math.abs(dy * x);
    const distance = Math.hypot(dx, dy);
    if (thing !== from && forward > 0 && aside <= forward && distance < least)
      [found, least] = [thing, distance];
  }
  return found;
}
