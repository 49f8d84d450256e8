import type { Point } from './canvas.ts';
import type { MapChoice } from './mapChoices.ts';
import type { MapCollege } from './mapCollege.ts';
import { move, type Similarity } from './similarity.ts';

/** A college and where it lies on the canvas of the map that is shown. */
export type MapMarker = { college: MapCollege; at: Point };

/** The colleges that a map is about: all, or those of its state. */
export function collegesOf(choice: MapChoice, colleges: readonly MapCollege[]): readonly MapCollege[] {
  return choice === '' ? colleges : colleges.filter(({ state }) => state === choice);
}

const drawingOrder = ['red', 'yellow', 'green'];

/**
 * The markers of colleges on a map, those with which one has come furthest on top; who has no place has none.
 */
export function mapMarkers(colleges: readonly MapCollege[], fromCountry: Similarity): MapMarker[] {
  return colleges
    .flatMap((college) => (college.at ? [{ college, at: move(college.at, fromCountry) }] : []))
    .sort(
      (one, other) => drawingOrder.indexOf(one.college.color) - drawingOrder.indexOf(other.college.color),
    );
}
