import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { geoAlbers } from 'd3-geo';
import { merge } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { canvas } from '../../src/domain/map/canvas.ts';
import { move, type Similarity } from '../../src/domain/map/similarity.ts';
import { ROOT } from '../project.ts';
import type { Place } from './atlas.ts';
import { lakes } from './lakes.ts';
import { simplify } from './simplify.ts';

const names = ['Canada', 'Mexico', 'Cuba', 'Bahamas'];
/** The projection of the lower 48 states in `projection`, without its limits. */
const lower48 = geoAlbers().scale(1300).translate([487.5, 305]);
/** How far around the canvas coasts are drawn in detail, in units. */
const around = 60;

/** The smallest step of a coast that any map shows, in units of the atlas. */
const finest = 0.3;

type Country = { name: string };
type Detail = { step: number; area: number; size: number };
const detailed: Detail = { step: 0.8, area: 1.2, size: 4 };
/** Coasts that one sees only at the lowest zoom. */
const coarse: Detail = { step: 10, area: 60, size: 40 };

/** Reads the rings of the neighboring countries from world-atlas (Natural Earth, 1:10,000,000). */
export function readNeighbors(): Place[][] {
  const path = join(ROOT, 'node_modules', 'world-atlas', 'countries-10m.json');
  const atlas: Topology<{ countries: GeometryCollection<Country> }> = JSON.parse(readFileSync(path, 'utf8'));
  const countries = atlas.objects.countries.geometries.flatMap((country) =>
    country.properties &&
    'name' in country.properties &&
    names.includes(country.properties.name) &&
    (country.type === 'Polygon' || country.type === 'MultiPolygon')
      ? [country]
      : [],
  );
  return merge(atlas, countries)
    .coordinates.flat()
    .map((ring) =>
      thinned(
        ring.flatMap(([lng = 0, lat = 0]) => projected(lng, lat)),
        () => finest,
      ),
    )
    .filter((ring) => ring.length > 2);
}

/** Returns the land of the neighboring countries and the lakes in it, on the canvas of a map. */
export function drawNeighbors(neighbors: readonly Place[][], fromAtlas: Similarity) {
  const shores = lakes.map((lake) => lake.flatMap(([lng, lat]) => projected(lng, lat)));
  return {
    neighbors: polygons(neighbors.flatMap((ring) => simplified(onCanvas(ring, fromAtlas)))),
    lakes: polygons(shores.map((shore) => onCanvas(shore, fromAtlas))),
  };
}

function projected(lng: number, lat: number): Place[] {
  const place = lower48([lng, lat]);
  return place ? [place] : [];
}

function onCanvas(ring: readonly Place[], fromAtlas: Similarity): Place[] {
  return ring.map(([x, y]) => {
    const to = move({ x, y }, fromAtlas);
    return [to.x, to.y];
  });
}

function polygons(rings: readonly Place[][]) {
  return {
    type: 'MultiPolygon' as const,
    coordinates: rings.map((ring) => [[...ring, ...ring.slice(0, 1)]]),
  };
}

/** Returns the ring with the details that one can see, or nothing for an island too small to be seen. */
function simplified(ring: readonly Place[]): Place[][] {
  const { size } = ring.some(isNear) ? detailed : coarse;
  const [xs, ys] = [ring.map(([x]) => x), ring.map(([, y]) => y)];
  if (extent(xs) < size && extent(ys) < size) return [];
  const thin = thinned(ring, (place) => (isNear(place) ? detailed : coarse).step);
  const parts = runs(thin).map((run) => simplify(run, run.some(isNear) ? detailed.area : coarse.area));
  return [parts.flat()];
}

/** Leaves out the points that are closer than a step to the one before. */
function thinned(ring: readonly Place[], step: (place: Place) => number): Place[] {
  let last: Place = [Number.NaN, 0];
  return ring.filter((place) => {
    if (Math.hypot(place[0] - last[0], place[1] - last[1]) < step(place)) return false;
    last = place;
    return true;
  });
}

/** Splits a ring into the parts that are near the canvas and those that are not. */
function runs(ring: readonly Place[]): Place[][] {
  const found: Place[][] = [];
  for (const place of ring) {
    const last = found.at(-1);
    const before = last?.at(-1);
    if (last && before && isNear(before) === isNear(place)) last.push(place);
    else found.push([place]);
  }
  return found;
}

function isNear([x, y]: Place): boolean {
  return x > -around && x < canvas.width + around && y > -around && y < canvas.height + around;
}

function extent(values: readonly number[]): number {
  return values.reduce((a, b) => Math.max(a, b)) - values.reduce((a, b) => Math.min(a, b));
}
