/** A place or a distance in CSS pixels; places are relative to the middle of the frame. */
export type Point = { x: number; y: number };

/** The view of a picture in its frame: `scale` 1 fits it, `x` and `y` are its middle. */
export type View = Point & { scale: number };

/** The frame, and the size of the picture at scale 1. */
export type Stage = {
  frame: { width: number; height: number };
  picture: { width: number; height: number };
};

/** The view of the whole picture. */
export const fitted: View = { scale: 1, x: 0, y: 0 };

const maxScale = 8;

/** Zooms by a factor and keeps the point under `at` in place. */
export function zoomed(view: View, factor: number, at: Point, stage: Stage): View {
  const scale = clamp(view.scale * factor, 1, maxScale);
  const grown = scale / view.scale;
  return inside({ scale, x: at.x + (view.x - at.x) * grown, y: at.y + (view.y - at.y) * grown }, stage);
}

/** Moves the picture, as far as it is larger than its frame. */
export function moved(view: View, by: Point, stage: Stage): View {
  return inside({ ...view, x: view.x + by.x, y: view.y + by.y }, stage);
}

/** Follows two fingers: the points under them stay under them. */
export function pinched(view: View, from: [Point, Point], to: [Point, Point], stage: Stage): View {
  const [before, after] = [middle(from), middle(to)];
  const factor = distance(to) / Math.max(1, distance(from));
  return zoomed(moved(view, { x: after.x - before.x, y: after.y - before.y }, stage), factor, after, stage);
}

/** Keeps the picture over its frame: no edge comes inside the frame while the opposite one is outside. */
function inside({ scale, x, y }: View, { frame, picture }: Stage): View {
  const room = (length: number, space: number) => Math.max(0, (length * scale - space) / 2);
  const across = room(picture.width, frame.width);
  const down = room(picture.height, frame.height);
  return { scale, x: clamp(x, -across, across), y: clamp(y, -down, down) };
}

function clamp(value: number, least: number, greatest: number): number {
  return Math.min(greatest, Math.max(least, value));
}

function middle([a, b]: [Point, Point]): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}

function distance([a, b]: [Point, Point]): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
