/** The map's canvas and what may be done with it (specification 9). Lengths are units of the canvas. */
export const canvas = { width: 1200, height: 600 } as const;

/** How far one zooms in and out, and how much a press of a button or a notch of the wheel changes. */
export const zoomLimits = { least: 0.5, most: 3, step: 0.2 } as const;

/** A marker's radius, and that of the one under the pointer or with the focus. */
export const markerRadius = { rest: 8, raised: 12 } as const;

/** A place on the canvas, or in what is seen of it. */
export type Point = { x: number; y: number };

/** Whether a point lies on the canvas. */
export function isOnCanvas({ x, y }: Point): boolean {
  return x >= 0 && x <= canvas.width && y >= 0 && y <= canvas.height;
}
