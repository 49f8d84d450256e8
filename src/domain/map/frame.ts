import { canvas, core, markerRadius, type Point } from './canvas.ts';

/** A size on the screen, in pixels. */
export type Size = { width: number; height: number };

/** The rectangle on the screen that shows the map, in pixels. */
export type Frame = Size & { left: number; top: number };

/** Returns the pixels per unit at zoom 1, at which the middle of the canvas (`core`) fills the frame. */
export function unitIn({ width, height }: Size): number {
  return Math.min(width / core.width, height / core.height) || 1;
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
export function inPixels({ x, y }: Point, frame: Size): Point {
  const unit = unitIn(frame);
  return {
    x: (x - canvas.width / 2) * unit + frame.width / 2,
    y: (y - canvas.height / 2) * unit + frame.height / 2,
  };
}

/** How close to the edge of the frame, in units, a marker counts as out of sight. */
const edge = markerRadius.rest;

/** Whether a marker at a place, in units, is wholly visible in the frame. */
export function isInSight({ x, y }: Point, frame: Size): boolean {
  const unit = unitIn(frame);
  return (
    Math.abs(x - canvas.width / 2) <= frame.width / unit / 2 - edge &&
    Math.abs(y - canvas.height / 2) <= frame.height / unit / 2 - edge
  );
}
