import type { CampusGround } from '../lists/campusGrounds.ts';
import type { CampusDrawing } from './campusDrawing.ts';
import type { CampusPlace } from './campusPlaces.ts';
import { type Box, type LabelWish, labelSpots, markerBox, type Side, spreadLabels } from './mapLabels.ts';

type Point = { x: number; y: number };

/** The text of a street, a water or a lawn: its middle in the drawing, and its turn in degrees. */
export type GroundLabel = { id: string; name: string; at: Point; turn: number };

/** The labels of a drawing at a zoom: the side of each marker that has one, and the texts of the ground. */
export type CampusLabels = {
  sides: ReadonlyMap<string, { side: Side; width: number; height: number }>;
  ground: readonly GroundLabel[];
};

/**
 * Returns labels that cover neither each other nor a marker, the chosen place first. Those without room are
 * left out.
 */
export function campusLabels(
  drawing: CampusDrawing<CampusPlace>,
  ground: CampusGround,
  zoom: number,
  chosen: string,
): CampusLabels {
  const markers = drawing.placed.map(({ place, x, y }) => ({
    place,
    at: { x: x * zoom, y: y * zoom },
    size: place.id === chosen ? 44 : 28,
  }));
  const first = ({ place }: (typeof markers)[number]) => (place.id === chosen ? 0 : 1);
  const names: LabelWish<Side | (Point & { turn: number })>[] = markers
    .toSorted((one, other) => first(one) - first(other))
    .map(({ place, at, size }) => ({
      id: place.id,
      spots: labelSpots(at, place.letters || place.name, size),
    }));
  const middle = middleOf(markers.filter(({ place }) => place.kind === 'house').map(({ at }) => at));
  const seen = (point: readonly [number, number]) => {
    const { x, y } = drawing.at({ lat: point[0], lng: point[1] });
    return { x: x * zoom, y: y * zoom };
  };
  const areas = [...ground.waters, ...ground.lawns].map(({ name, points }) => ({
    id: `area-${name}`,
    spots: areaSpots(points.map(seen), name, middle),
  }));
  const streets = ground.streets.map(({ name, points }) => ({
    id: `street-${name}`,
    spots: streetSpots(points.map(seen), name, middle),
  }));
  const found = spreadLabels(
    [...names, ...areas, ...streets],
    markers.map(({ at, size }) => markerBox(at, size)),
  );
  const sides = new Map<string, { side: Side; width: number; height: number }>();
  const texts: GroundLabel[] = [];
  for (const [id, { spot, box }] of found) {
    if (typeof spot === 'string') sides.set(id, { side: spot, width: box.width, height: box.height });
    else
      texts.push({
        id,
        name: id.slice(id.indexOf('-') + 1),
        at: { x: spot.x / zoom, y: spot.y / zoom },
        turn: spot.turn,
      });
  }
  return { sides, ground: texts };
}

/** Where an area's name may stand: inside it, the nearest to the houses first. */
function areaSpots(corners: readonly Point[], name: string, near: Point) {
  const size = textSize(name);
  const bounds = boundsOf(corners);
  const parts = Array.from({ length: areaParts + 1 }, (_, part) => part / areaParts);
  return parts
    .flatMap((right) =>
      parts.map((down) => {
        const at = { x: bounds.left + bounds.width * right, y: bounds.top + bounds.height * down };
        return { spot: { ...at, turn: 0 }, box: turnedBox(at, size, 0) };
      }),
    )
    .filter(({ box: { left, top, width, height } }) =>
      [left, left + width].every((x) => [top, top + height].every((y) => isInside({ x, y }, corners))),
    )
    .toSorted((one, other) => apart(one.spot, near) - apart(other.spot, near));
}

const areaParts = 16;

function apart(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

/** Where a street's name may stand: along its straight parts, the nearest to the houses first. */
function streetSpots(points: readonly Point[], name: string, near: Point) {
  const size = textSize(name);
  const spots = points.slice(1).flatMap((to, before) => {
    const from = points[before] ?? to;
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    if (length < size.width) return [];
    const turn = readable((Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI);
    const edge = size.width / 2 / length;
    const parts = Math.min(40, Math.ceil((length - size.width) / 24) + 1);
    return Array.from({ length: parts }, (_, part) => {
      const along = edge + (parts === 1 ? 0 : (part / (parts - 1)) * (1 - 2 * edge));
      const at = { x: from.x + (to.x - from.x) * along, y: from.y + (to.y - from.y) * along };
      return { spot: { ...at, turn }, box: turnedBox(at, size, turn) };
    });
  });
  return spots.toSorted((one, other) => apart(one.spot, near) - apart(other.spot, near));
}

const textSize = (name: string) => ({ width: name.length * 7 + 8, height: 14 });

/** Text is never upside down. */
function readable(turn: number): number {
  return turn > 90 ? turn - 180 : turn <= -90 ? turn + 180 : turn;
}

function turnedBox({ x, y }: Point, size: { width: number; height: number }, turn: number): Box {
  const angle = (turn * Math.PI) / 180;
  const [cosine, sine] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))];
  const width = size.width * cosine + size.height * sine;
  const height = size.width * sine + size.height * cosine;
  return { left: x - width / 2, top: y - height / 2, width, height };
}

function middleOf(points: readonly Point[]): Point {
  const { left, top, width, height } = boundsOf(points);
  return { x: left + width / 2, y: top + height / 2 };
}

function boundsOf(points: readonly Point[]): Box {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { left, top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
}

/** Whether a point is inside a polygon (even-odd rule). */
function isInside({ x, y }: Point, corners: readonly Point[]): boolean {
  let inside = false;
  corners.forEach((one, at) => {
    const other = corners.at(at - 1) ?? one;
    if (one.y > y !== other.y > y && x < ((other.x - one.x) * (y - one.y)) / (other.y - one.y) + one.x)
      inside = !inside;
  });
  return inside;
}
