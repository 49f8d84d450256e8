import { canvas } from '../../src/domain/map/canvas.ts';
import { move, type Similarity } from '../../src/domain/map/similarity.ts';
import { type Place, project, projection } from './atlas.ts';

const margin = 28;

/**
 * Returns the transform that fits shapes of the atlas into the canvas. With `upright` north is up in their
 * middle, as in an Albers projection centered on them: another central meridian only rotates the projection
 * about its pole.
 */
export function fitToCanvas(places: readonly Place[], { upright }: { upright: boolean }): Similarity {
  const turn = upright ? -eastOfNorth(middle(places)) : 0;
  const turned = { a: Math.cos(turn), b: Math.sin(turn), dx: 0, dy: 0 };
  const { left, right, top, bottom } = box(places.map(([x, y]) => move({ x, y }, turned)));
  const scale = Math.min(
    (canvas.width - 2 * margin) / (right - left),
    (canvas.height - 2 * margin) / (bottom - top),
  );
  return {
    a: turned.a * scale,
    b: turned.b * scale,
    dx: canvas.width / 2 - (scale * (left + right)) / 2,
    dy: canvas.height / 2 - (scale * (top + bottom)) / 2,
  };
}

/** Returns the angle between up and north at a place, positive to the east, in radians. */
function eastOfNorth([x, y]: Place): number {
  const [lng, lat] = projection.invert?.([x, y]) ?? [0, 0];
  const [northX, northY] = project(lng, lat + 0.1);
  return Math.atan2(northX - x, y - northY);
}

function middle(places: readonly Place[]): Place {
  const { left, right, top, bottom } = box(places.map(([x, y]) => ({ x, y })));
  return [(left + right) / 2, (top + bottom) / 2];
}

function box(points: readonly { x: number; y: number }[]) {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}
