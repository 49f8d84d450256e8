type Point = { x: number; y: number };

/** The size of the frame that shows a drawing, in pixels. */
export type Frame = { width: number; height: number };

/** The point of the drawing in the middle of the frame, and the zoom; at 1 the scale is that of zoom 16. */
export type CampusView = { zoom: number; x: number; y: number };

/** The zoom limits, and the factor of a step. */
export const zoomRange = { least: 0.25, most: 4, step: Math.SQRT2 } as const;

/** The room that a marker with its label needs on each side of its place, in pixels. */
export const markerRoom = { side: 40, above: 40, below: 28 } as const;

/** Returns the view with all points in the frame: at zoom 16, or as far away as they need. */
export function fitted(points: readonly Point[], frame: Frame): CampusView {
  const [left, right] = ends(points.map(({ x }) => x));
  const [top, bottom] = ends(points.map(({ y }) => y));
  const width = Math.max(frame.width - 2 * markerRoom.side, 1);
  const height = Math.max(frame.height - markerRoom.above - markerRoom.below, 1);
  const zoom = Math.min(1, width / (right - left || 1), height / (bottom - top || 1));
  return {
    zoom,
    x: (left + right) / 2,
    y: (top + bottom) / 2 + (markerRoom.below - markerRoom.above) / 2 / zoom,
  };
}

/** Returns the position in the frame of a point of the drawing, in pixels from its upper left corner. */
export function seenAt(point: Point, { zoom, x, y }: CampusView, frame: Frame): Point {
  return { x: (point.x - x) * zoom + frame.width / 2, y: (point.y - y) * zoom + frame.height / 2 };
}

/** Whether a point's marker and label are in the frame. */
export function isInFrame(point: Point, view: CampusView, frame: Frame): boolean {
  const { x, y } = seenAt(point, view, frame);
  const { side, above, below } = markerRoom;
  const within = (value: number, from: number, to: number) => value >= from - 0.5 && value <= to + 0.5;
  return within(x, side, frame.width - side) && within(y, above, frame.height - below);
}

/** Moves the drawing under the frame by pixels; the middle of the frame stays on it. */
export function panned(view: CampusView, by: Point, drawing: Frame): CampusView {
  return onDrawing({ ...view, x: view.x - by.x / view.zoom, y: view.y - by.y / view.zoom }, drawing);
}

/** Zooms; the point at `anchor`, in pixels from the middle of the frame, stays where it is. */
export function zoomedTo(view: CampusView, zoom: number, anchor: Point, drawing: Frame): CampusView {
  const to = clamped(zoom, view.zoom);
  const moved = (length: number) => length / view.zoom - length / to;
  return onDrawing({ zoom: to, x: view.x + moved(anchor.x), y: view.y + moved(anchor.y) }, drawing);
}

/** Returns the zoom after a step in (1) or out (-1), within the limits. */
export function steppedZoom(zoom: number, direction: 1 | -1): number {
  return clamped(zoom * zoomRange.step ** direction, zoom);
}

/** A view that is beyond the limit already goes no further. */
function clamped(zoom: number, before: number): number {
  return Math.min(zoomRange.most, Math.max(Math.min(zoomRange.least, before), zoom));
}

function onDrawing({ zoom, x, y }: CampusView, { width, height }: Frame): CampusView {
  return { zoom, x: Math.min(width, Math.max(0, x)), y: Math.min(height, Math.max(0, y)) };
}

function ends(values: readonly number[]): [number, number] {
  return [Math.min(...values), Math.max(...values)];
}
