import type { Point } from './canvas.ts';

/** A change of size, direction and place that keeps every shape: x' = ax - by + dx, y' = bx + ay + dy. */
export type Similarity = { a: number; b: number; dx: number; dy: number };

/** Returns the image of a point. */
export function move({ x, y }: Point, { a, b, dx, dy }: Similarity): Point {
  return { x: a * x - b * y + dx, y: b * x + a * y + dy };
}
