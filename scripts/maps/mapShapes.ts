import { merge, mesh } from 'topojson-client';
import type { Topology } from 'topojson-specification';
import { canvas } from '../../src/domain/map/canvas.ts';
import type { MapChoice } from '../../src/domain/map/mapChoices.ts';
import type { MapShapes } from '../../src/domain/map/mapShapes.ts';
import { move, type Similarity } from '../../src/domain/map/similarity.ts';
import type { Atlas, Place, State } from './atlas.ts';
import { fitToCanvas } from './fitToCanvas.ts';
import { drawNeighbors } from './neighbors.ts';
import { pathText } from './pathText.ts';
import { simplify } from './simplify.ts';

const codes: Record<string, string> = { '06': 'CA', '12': 'FL', '25': 'MA', '48': 'TX' };
/** Alaska and Hawaii are placed where the country's map has room, not where they are. */
const insets = ['02', '15'];
/** In square units of the canvas: smaller details are invisible, even at the highest zoom. */
const invisible = 0.12;

/** Draws a map: its shapes, and the transform from the atlas to its canvas. */
export function drawMap(
  atlas: Atlas,
  abroad: readonly Place[][],
  choice: MapChoice,
): { shapes: Omit<MapShapes, 'fromCountry'>; fromAtlas: Similarity } {
  const own = atlas.states.filter(({ id }) => choice === '' || codes[id] === choice);
  const fromAtlas = fitToCanvas(
    own.flatMap((state) => placesOf(state, atlas)),
    { upright: choice !== '' },
  );
  const topology: Topology = {
    type: 'Topology',
    objects: {},
    arcs: atlas.lines.map((line) =>
      simplify(
        line.map((place) => moved(place, fromAtlas)),
        invisible,
      ),
    ),
  };
  const others = atlas.states.filter((state) => !own.includes(state) && !isInset(state));
  const { neighbors, lakes } = drawNeighbors(abroad, fromAtlas);
  return {
    shapes: {
      neighbors: pathText(neighbors, visible),
      lakes: pathText(lakes, visible),
      insets:
        choice === ''
          ? own
              .filter(isInset)
              .map((state) => frameOf(state, topology))
              .join('')
          : '',
      land: pathText(merge(topology, own), visible),
      around: pathText(merge(topology, others), visible),
      borders: pathText(
        mesh(topology, { type: 'GeometryCollection', geometries: [...own, ...others] }, (a, b) => a !== b),
        visible,
      ),
    },
    fromAtlas,
  };
}

/** Everything visible at the lowest zoom with the canvas moved to a side. */
const visible: [[number, number], [number, number]] = [
  [-canvas.width, -canvas.height],
  [2 * canvas.width, 2 * canvas.height],
];

function isInset({ id }: State): boolean {
  return insets.includes(id);
}

/** Returns the path of a frame around a state that is placed elsewhere, over the neighboring countries. */
function frameOf(state: State, topology: Topology): string {
  const { coordinates } = merge(topology, [state]);
  const [xs, ys] = [coordinates.flat(2).map(([x = 0]) => x), coordinates.flat(2).map(([, y = 0]) => y)];
  const at = (value: number) => Math.round(value * 10);
  const [left, right] = [at(Math.min(...xs) - beside), at(Math.max(...xs) + beside)];
  const [top, bottom] = [at(Math.min(...ys) - beside), at(Math.max(...ys) + beside)];
  return `M${left} ${top}H${right}V${bottom}H${left}z`;
}

/** The room in a frame around its state, in units. */
const beside = 6;

function placesOf({ arcs }: State, { lines }: Atlas): Place[] {
  // A line that is traversed backwards is named by its complement.
  return arcs.flat(2).flatMap((line) => lines[line < 0 ? ~line : line] ?? []);
}

function moved([x, y]: Place, change: Similarity): Place {
  const to = move({ x, y }, change);
  return [to.x, to.y];
}
