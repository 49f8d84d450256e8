import type { Similarity } from './similarity.ts';

/**
 * A map as SVG paths in tenths of a unit of the canvas, drawn by `npm run maps` from the packages us-atlas
 * and world-atlas.
 */
export type MapShapes = {
  /** Canada, Mexico, Cuba and the Bahamas. */
  neighbors: string;
  /** The Great Lakes, which the neighbors cover. */
  lakes: string;
  /** The frames of Alaska and Hawaii, '' for a state. */
  insets: string;
  /** The map's own country or state. */
  land: string;
  /** The land around a state, '' for the country. */
  around: string;
  /** The lines between the states. */
  borders: string;
  /** Maps a place on the canvas of the country's map to this map. */
  fromCountry: Similarity;
};
