import type { CampusDrawing } from '../../domain/campus/campusDrawing.ts';
import type { CampusPlace } from '../../domain/campus/campusPlaces.ts';
import {
  type CampusView,
  type Frame,
  fitted,
  isInFrame,
  panned,
  steppedZoom,
  zoomedTo,
} from '../../domain/campus/campusView.ts';
import { createStore } from '../../lib/store.ts';
import type { Movable } from '../gestures/movable.ts';

type Shown = { view: CampusView; frame: Frame };

/** The view of a campus's drawing. Until it is moved, it stays fitted to the houses. */
export type CampusMapView = ReturnType<typeof createCampusMapView>;

/** The frame before it is measured. */
const unmeasured: Frame = { width: 360, height: 320 };
const middle = { x: 0, y: 0 };

/** Returns a view that is fitted to the houses of a drawing. */
export function createCampusMapView(drawing: CampusDrawing<CampusPlace>) {
  const houses = drawing.placed.filter(({ place }) => place.kind === 'house');
  const home = houses.length > 0 ? houses : drawing.placed;
  let fits: typeof home | null = home;
  const shown = createStore<Shown>({ view: fitted(home, unmeasured), frame: unmeasured });
  const change = (next: (before: CampusView) => CampusView) => {
    const { view, frame } = shown.get();
    fits = null;
    shown.set({ view: next(view), frame });
  };
  const fitTo = (points: typeof home) => {
    const { frame } = shown.get();
    fits = points;
    shown.set({ view: fitted(points, frame), frame });
  };
  return {
    get: shown.get,
    watch: shown.watch,
    measure(frame: Frame): void {
      shown.set({ frame, view: fits ? fitted(fits, frame) : shown.get().view });
    },
    pan: (by: { x: number; y: number }) => change((view) => panned(view, by, drawing)),
    step: (direction: 1 | -1) =>
      change((view) => zoomedTo(view, steppedZoom(view.zoom, direction), middle, drawing)),
    canStep: (direction: 1 | -1) => steppedZoom(shown.get().view.zoom, direction) !== shown.get().view.zoom,
    showHouses: () => fitTo(home),
    showAll: () => fitTo(drawing.placed),
    /** Moves a point into the middle, at zoom 16 or closer. */
    center: ({ x, y }: { x: number; y: number }) =>
      change((view) => ({ zoom: Math.max(view.zoom, 1), x, y })),
    shows: (point: { x: number; y: number }) => isInFrame(point, shown.get().view, shown.get().frame),
    /** Returns the drawing in its frame as gestures move it. */
    movable: (frame: HTMLElement): Movable => ({
      place: ({ x, y }) => {
        const { left, top, width, height } = frame.getBoundingClientRect();
        return { x: x - left - width / 2, y: y - top - height / 2 };
      },
      pan: (by) => change((view) => panned(view, by, drawing)),
      zoom: (factor, at) => change((view) => zoomedTo(view, view.zoom * factor, at, drawing)),
      step: (direction, at) =>
        change((view) => zoomedTo(view, steppedZoom(view.zoom, direction), at, drawing)),
      canStep: (direction) => steppedZoom(shown.get().view.zoom, direction) !== shown.get().view.zoom,
    }),
  };
}
