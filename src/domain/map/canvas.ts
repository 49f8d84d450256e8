/** The map's canvas (specification 9). Lengths are in units of the canvas. */
export const canvas = { width: 1200, height: 600 } as const;

/** The middle of the canvas, which is all in the frame at zoom 1, whatever its shape. */
export const core = { width: 960, height: 600 } as const;

/** The zoom limits, and the step of a button press or a notch of the wheel. */
export const zoomLimits = { least: 0.5, most: 3, step: 0.2 } as const;

/** The radius of a marker, and of the marker under the pointer or with the focus. */
export const markerRadius = { rest: 8, raised: 12 } as const;

/** The smallest radius of a marker on the screen, in pixels. */
export const smallestRadius = 5;

/** A point on the canvas, or in the visible part of it. */
export type Point = { x: number; y: number };

/** Whether a point lies on the canvas. */
export function isOnCanvas({ x, y }: Point): boolean {
  return x >= 0 && x <= canvas.width && y >= 0 && y <= canvas.height;
}
