import type { MouseEvent, PointerEvent } from 'react';
import { markerRadius, type Point } from '../../../domain/map/canvas.ts';
import { type Frame, fromScreen, unitIn } from '../../../domain/map/frame.ts';
import type { MapMarker } from '../../../domain/map/mapMarkers.ts';
import { meant } from '../../../domain/map/nearest.ts';
import { middle, pointAt, type View } from '../../../domain/map/view.ts';

/** A place in the frame, in units of the canvas, and the markers that are meant there, the nearest first. */
export type Pointed = { at: Point; markers: readonly MapMarker[] };

/** The map as it's on the screen. */
export type Seen = { frame: Frame | undefined; view: View; markers: readonly MapMarker[] };

/**
 * The maximum distance between a press and a marker, and how much further away another marker may be to be
 * meant as well, in pixels.
 */
const reach = { mouse: { reach: 12, doubt: 3 }, touch: { reach: 24, doubt: 10 } };

/** Returns what a mouse or pen points at. */
export function pointedAt(event: PointerEvent, seen: Seen): Pointed {
  return under(event, seen, reach.mouse);
}

/** Returns what a press by mouse, finger or screen reader is meant for. */
export function pressedOn(event: MouseEvent, seen: Seen): Pointed {
  if (event.detail === 0) {
    // A press by a screen reader has no position.
    const pressed = attribute(event.target, 'data-college');
    return { at: middle, markers: seen.markers.filter(({ college }) => college.id === pressed) };
  }
  const { nativeEvent } = event;
  const byFinger = nativeEvent instanceof window.PointerEvent && nativeEvent.pointerType === 'touch';
  return under(event, seen, byFinger ? reach.touch : reach.mouse);
}

/** Whether the event is one of a marker's tooltip. */
export function isTooltip({ target }: MouseEvent): boolean {
  return target instanceof Element && target.closest('[role=tooltip]') !== null;
}

function under(
  { clientX, clientY, target }: MouseEvent,
  { frame, view, markers }: Seen,
  pixels: typeof reach.mouse,
): Pointed {
  if (!frame) return { at: middle, markers: [] };
  const at = fromScreen({ x: clientX, y: clientY }, frame);
  const named = attribute(target, 'data-names');
  if (named) return { at, markers: markers.filter(({ college }) => college.id === named) };
  const unit = unitIn(frame);
  const units = {
    reach: Math.max(markerRadius.raised, pixels.reach / unit) / view.zoom,
    doubt: pixels.doubt / unit / view.zoom,
  };
  return { at, markers: meant(markers, pointAt(at, view), units) };
}

function attribute(target: EventTarget, name: string): string | null {
  return target instanceof Element ? (target.closest(`[${name}]`)?.getAttribute(name) ?? null) : null;
}
