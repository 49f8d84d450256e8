import { canvas, type Point, zoomLimits } from './canvas.ts';

/**
 * How the canvas is seen: a point p of it appears in the frame at p * zoom + (x, y). All in units of the
 * canvas.
 */
export type View = { zoom: number; x: number; y: number };

/** The whole canvas, as the map opens and as reset shows it. */
export const wholeCanvas: View = { zoom: 1, x: 0, y: 0 };

const middle: Point = { x: canvas.width / 2, y: canvas.height / 2 };

/** Where a point of the canvas appears in the frame. */
export function seenAt({ x, y }: Point, view: View): Point {
  return { x: x * view.zoom + view.x, y: y * view.zoom + view.y };
}

/** The point of the canvas that appears at a place of the frame. */
export function pointAt({ x, y }: Point, view: View): Point {
  return { x: (x - view.x) / view.zoom, y: (y - view.y) / view.zoom };
}

/** A zoom within the limits of 0.5 and 3. */
export function clampZoom(zoom: number): number {
  return Math.min(zoomLimits.most, Math.max(zoomLimits.least, zoom));
}

/** The zoom after steps of 0.2, positive ones in, negative ones out; within the limits (specification 9). */
export function steppedZoom(zoom: number, steps: number): number {
  return clampZoom(Math.round((zoom + steps * zoomLimits.step) * 100) / 100);
}

/** Zooms so that what appears at `anchor` in the frame stays there, as far as the canvas stays in sight. */
export function zoomTo(view: View, zoom: number, anchor: Point = middle): View {
  const to = clampZoom(zoom);
  const { x, y } = pointAt(anchor, view);
  return inSight({ zoom: to, x: anchor.x - x * to, y: anchor.y - y * to });
}

/** Moves the canvas under the frame. */
export function panned(view: View, by: Point): View {
  return inSight({ ...view, x: view.x + by.x, y: view.y + by.y });
}

/** Moves the canvas so that its middle of the frame is over `point`. */
export function centerd(view: View, point: Point): View {
  return inSight({ ...view, x: middle.x - point.x * view.zoom, y: middle.y - point.y * view.zoom });
}

/** The middle of the frame never leaves the canvas, so that the map cannot be lost. */
function inSight({ zoom, x, y }: View): View {
  const within = (offset: number, length: number) =>
    Math.min(length / 2, Math.max(length / 2 - length * zoom, offset));
  return { zoom, x: within(x, canvas.width), y: within(y, canvas.height) };
}
