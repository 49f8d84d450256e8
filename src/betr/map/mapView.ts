import { type View, wholeCanvas } from '../../domain/map/view.ts';
import { createStore } from '../../lib/store.ts';

/**
 * The current zoom and position of the canvas. It changes with every frame of a drag, so it is kept outside
 * React, which doesn't render then.
 */
export type MapView = {
  now: () => View;
  watch: (listener: () => void) => () => void;
  change: (next: (before: View) => View) => void;
};

/** Returns a view of the whole canvas. */
export function createMapView(): MapView {
  const { get, set, watch } = createStore(wholeCanvas);
  return { now: get, watch, change: (next) => set(next(get())) };
}
