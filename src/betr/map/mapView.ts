import { type View, wholeCanvas } from '../../domain/map/view.ts';

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
  let now = wholeCanvas;
  const listeners = new Set<() => void>();
  return {
    now: () => now,
    watch: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    change: (next) => {
      now = next(now);
      for (const listener of listeners) listener();
    },
  };
}
