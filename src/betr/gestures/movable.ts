/** A point on the screen, or in the units of a map's frame. */
export type Place = { x: number; y: number };

/** What gestures move: a map in its frame. Places and distances are in units of the map's own. */
export type Movable = {
  /** Returns the place in the frame of a point on the screen. */
  place: (screen: Place) => Place;
  pan: (by: Place) => void;
  /** Multiplies the zoom; the point under `at` stays where it is. */
  zoom: (factor: number, at: Place) => void;
  /** Zooms by a step in (1) or out (-1); the point under `at` stays where it is. */
  step: (direction: 1 | -1, at: Place) => void;
  /** Whether such a step would change the zoom. */
  canStep: (direction: 1 | -1) => boolean;
};
