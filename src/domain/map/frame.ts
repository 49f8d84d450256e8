import { canvas, type Point } from './canvas.ts';

/** The rectangle on the screen in which the map is seen, in pixels. */
export type Frame = { left: number; top: number; width: number; height: number };

/**
 * How many pixels a unit of the canvas takes at zoom 1. The canvas covers the frame: one less wide than 2 to
 * 1 cuts the empty margins at the sides, so that the country is as big as it can be.
 */
export function unitIn({ width, height }: Frame): number {
  return Math.max(width / canvas.width, height / canvas.height) || 1;
}

/** The place in the frame, in units of the canvas, of a point on the screen. */
export function fromScreen({ x, y }: Point, frame: Frame): Point {
  const unit = unitIn(frame);
  return {
    x: (x - frame.left - frame.width / 2) / unit + canvas.width / 2,
    y: (y - frame.top - frame.height / 2) / unit + canvas.height / 2,
  };
}

/** Where a place in the frame is, in pixels from the frame's upper left corner. */
export function inPixels({ x, y }: Point, frame: Frame): Point {
  const unit = unitIn(frame);
  return {
    x: (x - canvas.width / 2) * unit + frame.width / 2,
    y: (y - canvas.height / 2) * unit + frame.height / 2,
  };
}

/** How near to the edge of the frame, in units, a marker is taken for out of sight. */
const edge = 24;

/** Whether a place, in units, can well be seen in the frame. */
export function isInSight({ x, y }: Point, frame: Frame): boolean {
  const unit = unitIn(frame);
  return (
    Math.abs(x - canvas.width / 2) <= frame.width / unit / 2 - edge &&
    Math.abs(y - canvas.height / 2) <= frame.height / unit / 2 - edge
  );
}
