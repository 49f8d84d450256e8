import type { Similarity } from './similarity.ts';

/**
 * A map as SVG paths in tenths of a unit of the canvas, drawn by `npm run maps` from the package us-atlas.
 */
export type MapShapes = {
  /** The map's own country or state. */
  land: string;
  /** The land around a state, '' for the country. */
  around: string;
  /** The lines between the states. */
  borders: string;
  /** Maps a place on the canvas of the country's map to this map. */
  fromCountry: Similarity;
};
