import type { Point } from './canvas.ts';
import type { MapChoice } from './mapChoices.ts';
import type { MapCollege } from './mapCollege.ts';
import { move, type Similarity } from './similarity.ts';

/** A college and its place on the canvas of the current map. */
export type MapMarker = { college: MapCollege; at: Point };

/** Returns the colleges of a map: all, or those of its state. */
export function collegesOf(choice: MapChoice, colleges: readonly MapCollege[]): readonly MapCollege[] {
  return choice === '' ? colleges : colleges.filter(({ state }) => state === choice);
}

const drawingOrder = ['red', 'yellow', 'green'];

/**
 * Returns the markers of colleges on a map, the most advanced ones on top; colleges without a place are left
 * out.
 */
export function mapMarkers(colleges: readonly MapCollege[], fromCountry: Similarity): MapMarker[] {
  return colleges
    .flatMap((college) => (college.at ? [{ college, at: move(college.at, fromCountry) }] : []))
    .sort(
      (one, other) => drawingOrder.indexOf(one.college.color) - drawingOrder.indexOf(other.college.color),
    );
}
