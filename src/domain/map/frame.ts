import { canvas, type Point } from './canvas.ts';

/** The rectangle on the screen that shows the map, in pixels. */
export type Frame = { left: number; top: number; width: number; height: number };

/**
 * Returns the pixels per unit of the canvas at zoom 1. The canvas covers the frame: a frame narrower than 2
 * to 1 cuts the empty margins at the sides, so that the country is as large as possible.
 */
export function unitIn({ width, height }: Frame): number {
  return Math.max(width / canvas.width, height / canvas.height) || 1;
}

/** Returns the place in the frame, in units of the canvas, of a point on the screen. */
export function fromScreen({ x, y }: Point, frame: Frame): Point {
  const unit = unitIn(frame);
  return {
    x: (x - frame.left - frame.width / 2) / unit + canvas.width / 2,
    y: (y - frame.top - frame.height / 2) / unit + canvas.height / 2,
  };
}

/** Returns the position of a place in the frame, in pixels from the frame's upper left corner. */
export function inPixels({ x, y }: Point, frame: Frame): Point {
  const unit = unitIn(frame);
  return {
    x: (x - canvas.width / 2) * unit + frame.width / 2,
    y: (y - canvas.height / 2) * unit + frame.height / 2,
  };
}

/** How close to the edge of the frame, in units, a marker counts as out of sight. */
const edge = 24;

/** Whether a place, in units, is well visible in the frame. */
export function isInSight({ x, y }: Point, frame: Frame): boolean {
  const unit = unitIn(frame);
  return (
    Math.abs(x - canvas.width / 2) <= frame.width / unit / 2 - edge &&
    Math.abs(y - canvas.height / 2) <= frame.height / unit / 2 - edge
  );
}
