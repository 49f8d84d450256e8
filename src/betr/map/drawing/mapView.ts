import { fromScreen, type Size } from '../../../domain/map/frame.ts';
import type { Seen } from '../../../domain/map/inView.ts';
import { panned, steppedZoom, type View, zoomTo } from '../../../domain/map/view.ts';
import { createStore, type Store } from '../../../lib/store.ts';
import type { Movable } from '../../gestures/movable.ts';

/**
 * The current zoom and position of the canvas. It changes with every frame of a drag, so it is kept outside
 * React, which doesn't render then. `home`: the view after a reset. `settled` follows when a movement is
 * over.
 */
export type MapView = {
  home: View;
  now: () => View;
  watch: (listener: () => void) => () => void;
  change: (next: (before: View) => View) => void;
  /** The size of the frame; null until it's on the page. */
  size: Store<Size | null>;
  settled: Pick<Store<Seen>, 'get' | 'watch'>;
};

/** The pause after which a movement is over, in milliseconds. */
const pause = 150;

/** Returns a view that begins at `home`. */
export function createMapView(home: View): MapView {
  const { get, set, watch } = createStore(home);
  const size = createStore<Size | null>(null);
  const settled = createStore<Seen>({ view: home, size: null });
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(() => settled.set({ view: get(), size: size.get() }), pause);
  };
  watch(wait);
  size.watch(wait);
  return { home, now: get, watch, change: (next) => set(next(get())), size, settled };
}

/** Returns the map in this frame as gestures move it. */
export function movableMap(view: MapView, frame: HTMLElement): Movable {
  return {
    place: (screen) => fromScreen(screen, frame.getBoundingClientRect()),
    pan: (by) => view.change((seen) => panned(seen, by)),
    zoom: (factor, at) => view.change((seen) => zoomTo(seen, seen.zoom * factor, at)),
    step: (direction, at) => view.change((seen) => zoomTo(seen, steppedZoom(seen.zoom, direction), at)),
    canStep: (direction) => steppedZoom(view.now().zoom, direction) !== view.now().zoom,
  };
}
