import type { Point } from './canvas.ts';
import type { MapCollege } from './mapCollege.ts';
import { byShare } from './share.ts';
import { move, type Similarity } from './similarity.ts';

/** A college and its place on the canvas of the current map. */
export type MapMarker = { college: MapCollege; at: Point };

/**
 * Returns the markers of colleges on a map, those of which most is reached on top; colleges without a place
 * are left out.
 */
export function mapMarkers(colleges: readonly MapCollege[], fromCountry: Similarity): MapMarker[] {
  return colleges
    .flatMap((college) => (college.at ? [{ college, at: move(college.at, fromCountry) }] : []))
    .sort((one, other) => byShare(other.college, one.college));
}
