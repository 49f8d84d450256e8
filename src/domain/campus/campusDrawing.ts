type Point = { lat: number; lng: number };

/** The zoom of a campus map (specification 9). */
export const campusZoom = 16;

const tile = 256;
const earth = 40_075_016.686;

/**
 * Returns the position of a point on the Web Mercator map at a zoom, in pixels from its northwest corner, as
 * Google Maps does.
 */
export function pixelAt({ lat, lng }: Point, zoom: number): { x: number; y: number } {
  const size = tile * 2 ** zoom;
  const sine = Math.sin((lat * Math.PI) / 180);
  return {
    x: size * (lng / 360 + 0.5),
    y: size * (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)),
  };
}

/** A drawing at zoom 16: its size in pixels, the positions of places, and the ground distance of a pixel. */
export type CampusDrawing<Place> = {
  width: number;
  height: number;
  placed: readonly { place: Place; x: number; y: number }[];
  at: (point: Point) => { x: number; y: number };
  metersPerPixel: number;
};

/** Returns a drawing that holds all places, with a margin of `margin` pixels on each side. */
export function campusDrawing<Place extends Point>(
  places: readonly Place[],
  center: Point,
  margin: number,
): CampusDrawing<Place> {
  const found = places.map((place) => ({ place, ...pixelAt(place, campusZoom) }));
  const left = Math.min(...found.map(({ x }) => x)) - margin;
  const top = Math.min(...found.map(({ y }) => y)) - margin;
  return {
    width: Math.max(...found.map(({ x }) => x)) + margin - left,
    height: Math.max(...found.map(({ y }) => y)) + margin - top,
    placed: found.map(({ place, x, y }) => ({ place, x: x - left, y: y - top })),
    at: (point) => {
      const { x, y } = pixelAt(point, campusZoom);
      return { x: x - left, y: y - top };
    },
    metersPerPixel: (earth * Math.cos((center.lat * Math.PI) / 180)) / (tile * 2 ** campusZoom),
  };
}

/** Returns the point in the middle of the houses, or of all places of a campus without houses. */
export function middleOf(places: readonly (Point & { kind: string })[]): Point {
  const houses = places.filter(({ kind }) => kind === 'house');
  const shown = houses.length > 0 ? houses : places;
  const middle = (values: number[]) => (Math.min(...values) + Math.max(...values)) / 2;
  return { lat: middle(shown.map(({ lat }) => lat)), lng: middle(shown.map(({ lng }) => lng)) };
}
