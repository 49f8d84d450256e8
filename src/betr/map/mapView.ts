import { type View, wholeCanvas } from '../../domain/map/view.ts';
import { createStore } from '../../lib/store.ts';

/**
 * How the canvas is seen now. It changes with every frame of a drag, so it lives beside React, which draws
 * nothing then.
 */
export type MapView = {
  now: () => View;
  watch: (listener: () => void) => () => void;
  change: (next: (before: View) => View) => void;
};

/** A view of the whole canvas. */
export function createMapView(): MapView {
  const { get, set, watch } = createStore(wholeCanvas);
  return { now: get, watch, change: (next) => set(next(get())) };
}
