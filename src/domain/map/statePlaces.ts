import { stateNames } from '../colleges/stateNames.ts';
import type { Point } from './canvas.ts';
import rows from './shapes/names.json';
import places from './shapes/places.json';
import { move, type Similarity } from './similarity.ts';

/** A name on the map. `width`: the room for it, in units of the canvas. */
export type MapName = { code: string; name: string; at: Point; width: number };

const colleges: Record<string, Record<string, number[]>> = places;
/** Alaska and Hawaii are drawn on the country's map only. */
const insets = ['AK', 'HI'];

const country: readonly MapName[] = Object.entries(rows).map(([code, [x = 0, y = 0, width = 0]]) => ({
  code,
  name: stateNames[code] ?? code,
  at: { x, y },
  width,
}));

/** The neighboring countries, with room for their names. */
const neighbors: readonly MapName[] = [
  { code: '', name: 'Canada', at: { x: 520, y: 18 }, width: 400 },
  { code: '', name: 'Mexico', at: { x: 490, y: 505 }, width: 110 },
];

/** Returns the names of the states and neighboring countries, where they go on a map. */
export function namesOn({
  fromCountry,
  insets: framed,
}: {
  fromCountry: Similarity;
  insets: string;
}): MapName[] {
  const size = Math.hypot(fromCountry.a, fromCountry.b);
  return [...country, ...neighbors]
    .filter(({ code }) => framed !== '' || !insets.includes(code))
    .map((name) => ({ ...name, at: move(name.at, fromCountry), width: name.width * size }));
}

/** The width of a letter of a state's name, in pixels. */
export const stateLetter = 6.4;
/** A name as wide as its state would run into its borders and markers. */
const spare = 1.25;

/** Returns what fits a state at a scale (pixels per unit), the longest first: its name, its two letters. */
export function fittingNames({ code, name, width }: MapName, scale: number): string[] {
  const room = width * scale;
  return [
    ...(name.length * stateLetter * spare <= room ? [name] : []),
    ...(code !== '' && code.length * stateLetter * 2 <= room ? [code] : []),
  ];
}

/** Returns the places of a state's listed colleges on the country's map. */
export function placesIn(state: string): Point[] {
  return Object.values(colleges[state] ?? {}).map(([x = 0, y = 0]) => ({ x, y }));
}
