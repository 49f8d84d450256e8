import { canvas, core, type Point, zoomLimits } from './canvas.ts';

/**
 * A view of the canvas: its point p appears in the frame at p * zoom + (x, y). All in units of the canvas.
 */
export type View = { zoom: number; x: number; y: number };

/** The whole canvas: the initial view, and the view after a reset. */
export const wholeCanvas: View = { zoom: 1, x: 0, y: 0 };

/** The middle of the frame. */
export const middle: Point = { x: canvas.width / 2, y: canvas.height / 2 };

/** Returns the place in the frame of a point of the canvas. */
export function seenAt({ x, y }: Point, view: View): Point {
  return { x: x * view.zoom + view.x, y: y * view.zoom + view.y };
}

/** Returns the point of the canvas at a place of the frame. */
export function pointAt({ x, y }: Point, view: View): Point {
  return { x: (x - view.x) / view.zoom, y: (y - view.y) / view.zoom };
}

/** Limits a zoom to 0.5 through 3. */
export function clampZoom(zoom: number): number {
  return Math.min(zoomLimits.most, Math.max(zoomLimits.least, zoom));
}

/** Returns the zoom after steps of 0.2, positive in, negative out, within the limits (specification 9). */
export function steppedZoom(zoom: number, steps: number): number {
  return clampZoom(Math.round((zoom + steps * zoomLimits.step) * 100) / 100);
}

/** Zooms and keeps the point at `anchor` in place, as far as the canvas stays in sight. */
export function zoomTo(view: View, zoom: number, anchor: Point = middle): View {
  const to = clampZoom(zoom);
  const { x, y } = pointAt(anchor, view);
  return inSight({ zoom: to, x: anchor.x - x * to, y: anchor.y - y * to });
}

/** Moves the canvas under the frame. */
export function panned(view: View, by: Point): View {
  return inSight({ ...view, x: view.x + by.x, y: view.y + by.y });
}

/** Moves the canvas so that `point` is in the middle of the frame. */
export function centered(view: View, point: Point): View {
  return inSight({ ...view, x: middle.x - point.x * view.zoom, y: middle.y - point.y * view.zoom });
}

/** The room around the points of `fitted`, in units of the canvas. */
const beside = 24;

/** Returns the view with the highest zoom that shows all points; the whole canvas without any. */
export function fitted(points: readonly Point[]): View {
  if (points.length === 0) return wholeCanvas;
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const zoom = clampZoom(
    Math.min(core.width / (right - left + 2 * beside), core.height / (bottom - top + 2 * beside)),
  );
  return centered({ zoom, x: 0, y: 0 }, { x: (left + right) / 2, y: (top + bottom) / 2 });
}

/** Keeps the middle of the frame on the canvas, so that the map cannot get lost. */
function inSight({ zoom, x, y }: View): View {
  const within = (offset: number, length: number) =>
    Math.min(length / 2, Math.max(length / 2 - length * zoom, offset));
  return { zoom, x: within(x, canvas.width), y: within(y, canvas.height) };
}
