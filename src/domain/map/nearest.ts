import type { Point } from './canvas.ts';

type Placed = { at: Point };

/** The thing nearest to a point, null when none is within reach. */
export function nearest<T extends Placed>(things: readonly T[], { x, y }: Point, reach: number): T | null {
  let found: T | null = null;
  let least = reach;
  for (const thing of things) {
    const distance = Math.hypot(thing.at.x - x, thing.at.y - y);
    if (distance <= least) [found, least] = [thing, distance];
  }
  return found;
}

export type Direction = 'left' | 'right' | 'up' | 'down';

const ahead: Record<Direction, Point> = {
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
};

/**
 * The thing one comes to by an arrow key: the closest in the quarter of the map that lies in that direction, where what
 * is straight ahead counts as closer; null when there is none.
 */
export function nextTo<T extends Placed>(things: readonly T[], from: T, direction: Direction): T | null {
  const { x, y } = ahead[direction];
  let found: T | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const thing of things) {
    const [dx, dy] = [thing.at.x - from.at.x, thing.at.y - from.at.y];
    const forward = dx * x + dy * y;
    const aside = Math.abs(dx * y) + Math.abs(dy * x);
    const cost = forward + 2 * aside;
    if (thing !== from && forward > 0 && aside <= forward && cost < least) [found, least] = [thing, cost];
  }
  return found;
}
