import { colleges } from '../../src/domain/lists/listedColleges.ts';
import { mapChoices } from '../../src/domain/map/mapChoices.ts';
import { move, type Similarity } from '../../src/domain/map/similarity.ts';
import { project, readAtlas } from './atlas.ts';
import { drawMap } from './mapShapes.ts';
import { readNeighbors } from './neighbors.ts';
import { namePlaces } from './stateNames.ts';

/**
 * Returns the files of src/domain/map/shapes, by name: one per map, and the places of the listed colleges and
 * of the states' names on the country's map.
 */
export function mapFiles(): Map<string, string> {
  const [atlas, abroad] = [readAtlas(), readNeighbors()];
  const drawn = mapChoices.map(([choice]) => ({ choice, ...drawMap(atlas, abroad, choice) }));
  const country = drawn.find(({ choice }) => choice === '')?.fromAtlas;
  if (!country) throw new Error('The country has no map.');
  const maps = drawn.map(({ choice, shapes, fromAtlas }) => {
    const fromCountry = rounded(fromAtlas, country);
    return [`${choice.toLowerCase() || 'us'}.json`, text({ ...shapes, fromCountry })] as const;
  });
  return new Map([
    ...maps,
    ['places.json', text(places(country))],
    ['names.json', text(namePlaces(atlas, country))],
  ]);
}

/** Formats one entry per line, so that a diff shows what changed. */
function text(data: object): string {
  const lines = Object.entries(data).map(
    ([name, value]) => `  ${JSON.stringify(name)}: ${JSON.stringify(value)}`,
  );
  return `{\n${lines.join(',\n')}\n}\n`;
}

/** Returns the transform to one canvas after the inverse of the one to another. */
function rounded(to: Similarity, from: Similarity): Similarity {
  const size = from.a ** 2 + from.b ** 2;
  const a = (to.a * from.a + to.b * from.b) / size;
  const b = (to.b * from.a - to.a * from.b) / size;
  const origin = move({ x: from.dx, y: from.dy }, { a, b, dx: 0, dy: 0 });
  return { a: at(a, 5), b: at(b, 5), dx: at(to.dx - origin.x, 2), dy: at(to.dy - origin.y, 2) };
}

/**
 * Returns the places by state and id, in hundredths of a unit, which is precise enough for the map of
 * Massachusetts.
 */
function places(country: Similarity): Record<string, Record<string, [number, number]>> {
  const states: Record<string, Record<string, [number, number]>> = {};
  for (const { id, state, lng, lat } of [...colleges].sort((one, other) =>
    one.state.localeCompare(other.state),
  )) {
    const [x, y] = project(lng, lat);
    const place = move({ x, y }, country);
    states[state] = { ...states[state], [id]: [at(place.x, 2), at(place.y, 2)] };
  }
  return states;
}

function at(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}
