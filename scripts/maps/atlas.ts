import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { geoAlbersUsa } from 'd3-geo';
import * as v from 'valibot';
import { ROOT } from '../project.ts';

const common = { id: v.string(), properties: v.object({ name: v.string() }) };
const State = v.variant('type', [
  v.object({ ...common, type: v.literal('Polygon'), arcs: v.array(v.array(v.number())) }),
  v.object({ ...common, type: v.literal('MultiPolygon'), arcs: v.array(v.array(v.array(v.number()))) }),
]);
const Pair = v.tuple([v.number(), v.number()]);
const Atlas = v.object({
  arcs: v.array(v.array(Pair)),
  transform: v.object({ scale: Pair, translate: Pair }),
  objects: v.object({
    states: v.object({ type: v.literal('GeometryCollection'), geometries: v.array(State) }),
  }),
});

export type Place = [number, number];
export type State = v.InferOutput<typeof State>;

/** The states of the package us-atlas: the lines that their borders share, and the lines of each state. */
export type Atlas = { lines: Place[][]; states: State[] };

/** Reads the package's file of 1:10,000,000, which is projected already (`project`). */
export function readAtlas(): Atlas {
  const path = join(ROOT, 'node_modules', 'us-atlas', 'states-albers-10m.json');
  const { arcs, transform, objects } = v.parse(Atlas, JSON.parse(readFileSync(path, 'utf8')));
  return { lines: arcs.map((arc) => decoded(arc, transform)), states: objects.states.geometries };
}

/** Decodes an arc, which is stored as steps from point to point, in whole units of the transform. */
function decoded(arc: Place[], { scale, translate }: { scale: Place; translate: Place }): Place[] {
  let [x, y] = [0, 0];
  return arc.map(([dx, dy]) => {
    x += dx;
    y += dy;
    return [x * scale[0] + translate[0], y * scale[1] + translate[1]];
  });
}

/** The projection of us-atlas, as its README gives it: Albers, with Alaska and Hawaii moved in. */
export const projection = geoAlbersUsa().scale(1300).translate([487.5, 305]);

/** Returns the position of a place in the atlas. Throws for one outside the states. */
export function project(lng: number, lat: number): Place {
  const place = projection([lng, lat]);
  if (!place) throw new Error(`${lat}, ${lng} is not in the United States.`);
  return place;
}
