import { slug } from '../text/slug.ts';
import { isOnCanvas, type Point } from './canvas.ts';
import rows from './shapes/places.json';

type ListedPlace = { state: string; at: Point };
type Named = { id: string; name: string };

const states: Record<string, Record<string, number[]>> = rows;
const places = new Map<string, ListedPlace>(
  Object.entries(states).flatMap(([state, colleges]) =>
    Object.entries(colleges).map(([id, [x = 0, y = 0]]) => [id, { state, at: { x, y } }] as const),
  ),
);

/**
 * Returns the place of a listed college by its latitude and longitude, found by its id or its name; null when
 * not listed.
 */
export function listedPlace({ id, name }: Named): ListedPlace | null {
  return places.get(id) ?? places.get(slug(name)) ?? null;
}

/**
 * Returns a college's place on the country's map, by latitude and longitude or older coordinates; null
 * outside it.
 */
export function placeOf(college: Named & { coordinates: Point | null }): Point | null {
  const listed = listedPlace(college);
  if (listed) return listed.at;
  return college.coordinates && isOnCanvas(college.coordinates) ? college.coordinates : null;
}
