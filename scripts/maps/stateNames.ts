import { merge } from 'topojson-client';
import type { Topology } from 'topojson-specification';
import { stateNames } from '../../src/domain/colleges/stateNames.ts';
import { move, type Similarity } from '../../src/domain/map/similarity.ts';
import type { Atlas, Place, State } from './atlas.ts';

const codes = new Map(Object.entries(stateNames).map(([code, name]) => [name, code]));

/**
 * Returns where the name of each state goes: the middle of the widest horizontal line within its largest
 * part that has room above and below, and the width of that line, in units of the country's map.
 */
export function namePlaces(atlas: Atlas, fromAtlas: Similarity): Record<string, [number, number, number]> {
  const found = atlas.states.flatMap((state) => {
    const code = codes.get(state.properties.name);
    return code ? [[code, placeOfName(largestRing(state, atlas, fromAtlas))] as const] : [];
  });
  return Object.fromEntries(found.sort(([one], [other]) => (one < other ? -1 : 1)));
}

function largestRing(state: State, atlas: Atlas, fromAtlas: Similarity): Place[] {
  const topology: Topology = { type: 'Topology', objects: {}, arcs: atlas.lines };
  const rings = merge(topology, [state]).coordinates.map(([ring = []]) => ring);
  const moved = rings.map((ring) =>
    ring.map(([x = 0, y = 0]): Place => {
      const to = move({ x, y }, fromAtlas);
      return [to.x, to.y];
    }),
  );
  return moved.reduce((one, other) => (Math.abs(area(other)) > Math.abs(area(one)) ? other : one));
}

/** Half the height of a line of text, in units: the name must fit above and below the line. */
const room = 6;

function placeOfName(ring: readonly Place[]): [number, number, number] {
  const ys = ring.map(([, y]) => y);
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  let best: [number, number, number] = [0, 0, 0];
  for (let part = 0.1; part < 0.9; part += 0.02) {
    const y = top + part * (bottom - top);
    const high = Math.min(room, (bottom - top) / 8);
    const [left, right] = widest(ring, y - high, y, y + high);
    // A name in the middle looks better than one that has a little more room.
    const width = (right - left) * (1 - Math.abs(part - 0.5) / 2);
    if (width > best[2] * (1 - Math.abs((best[1] - top) / (bottom - top) - 0.5) / 2))
      best = [(left + right) / 2, y, right - left];
  }
  const [x, y, width] = best;
  return [round(x), round(y), round(width)];
}

/** Returns the widest stretch that is inside the ring at all the heights. */
function widest(ring: readonly Place[], ...heights: number[]): [number, number] {
  const lines = heights.map((height) => stretches(ring, height));
  const common = lines.reduce((some, others) =>
    some.flatMap(([a, b]) =>
      others.flatMap(([c, d]): [number, number][] =>
        Math.max(a, c) < Math.min(b, d) ? [[Math.max(a, c), Math.min(b, d)]] : [],
      ),
    ),
  );
  return common.reduce((one, other) => (other[1] - other[0] > one[1] - one[0] ? other : one), [0, 0]);
}

function stretches(ring: readonly Place[], height: number): [number, number][] {
  const crossings = ring
    .flatMap(([x, y], index) => {
      const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [x, y];
      return y <= height === nextY <= height ? [] : [x + ((height - y) / (nextY - y)) * (nextX - x)];
    })
    .sort((one, other) => one - other);
  return crossings.flatMap((x, index): [number, number][] => {
    const next = crossings[index + 1];
    return index % 2 === 0 && next !== undefined ? [[x, next]] : [];
  });
}

function area(ring: readonly Place[]): number {
  return ring.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [x, y];
    return sum + (x * nextY - nextX * y) / 2;
  }, 0);
}

function round(value: number): number {
  return Number(value.toFixed(1));
}
