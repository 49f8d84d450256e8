import type { Point } from '../../domain/map/canvas.ts';
import { fromScreen } from '../../domain/map/frame.ts';
import { panned, zoomTo } from '../../domain/map/view.ts';
import type { MapView } from './mapView.ts';
import { wheelZoom } from './wheelZoom.ts';

/** How far a press may move and still be a press, in pixels. */
const slack = 5;

/**
 * Lets a mouse, one finger or two move and zoom the view: drag, pinch and wheel. A vertical movement of one
 * finger scrolls the page (`touch-action: pan-y` of the frame); two fingers always belong to the map. Calls
 * `onMove` when a drag or a pinch begins. Returns a function that stops it.
 */
export function mapGestures(frame: HTMLElement, view: MapView, onMove: () => void): () => void {
  const pressed = new Map<number, Point>();
  let moving = false;
  let start: Point = { x: 0, y: 0 };
  const stopped = new AbortController();
  const { signal } = stopped;
  const place = (point: Point) => fromScreen(point, frame.getBoundingClientRect());

  function press(event: PointerEvent): void {
    if (event.button !== 0) return;
    if (pressed.size === 0) {
      moving = false;
      start = { x: event.clientX, y: event.clientY };
    }
    pressed.set(event.pointerId, place({ x: event.clientX, y: event.clientY }));
    if (pressed.size === 2) begin();
  }

  function begin(): void {
    moving = true;
    for (const id of pressed.keys()) if (!frame.hasPointerCapture(id)) frame.setPointerCapture(id);
    onMove();
  }

  function wander(event: PointerEvent): void {
    const before = pressed.get(event.pointerId);
    if (!before) return;
    if (!moving && isDrag(event)) begin();
    if (!moving) return;
    const now = place({ x: event.clientX, y: event.clientY });
    const other = [...pressed].find(([id]) => id !== event.pointerId)?.[1];
    pressed.set(event.pointerId, now);
    view.change((seen) => {
      if (!other) return panned(seen, { x: now.x - before.x, y: now.y - before.y });
      const [from, to] = [between(before, other), between(now, other)];
      const spread = distance(now, other) / Math.max(distance(before, other), 1);
      return zoomTo(panned(seen, { x: to.x - from.x, y: to.y - from.y }), seen.zoom * spread, to);
    });
  }

  // A vertical movement of a finger is about to scroll the page.
  function isDrag(event: PointerEvent): boolean {
    const [dx, dy] = [Math.abs(event.clientX - start.x), Math.abs(event.clientY - start.y)];
    return Math.hypot(dx, dy) > slack && (event.pointerType !== 'touch' || dx > dy);
  }

  function release(event: PointerEvent): void {
    pressed.delete(event.pointerId);
  }

  // The click at the end of a drag isn't a press.
  function click(event: MouseEvent): void {
    if (!moving) return;
    moving = false;
    event.stopPropagation();
  }

  // Otherwise the browser scrolls the page with two fingers.
  function keepPinch(event: TouchEvent): void {
    if (event.touches.length > 1 && event.cancelable) event.preventDefault();
  }

  frame.addEventListener('pointerdown', press, { signal });
  frame.addEventListener('pointermove', wander, { signal });
  for (const end of ['pointerup', 'pointercancel'] as const) frame.addEventListener(end, release, { signal });
  frame.addEventListener('click', click, { capture: true, signal });
  for (const touch of ['touchstart', 'touchmove'] as const)
    frame.addEventListener(touch, keepPinch, { passive: false, signal });
  frame.addEventListener('wheel', wheelZoom(view, place), { passive: false, signal });
  return () => stopped.abort();
}

function between(one: Point, other: Point): Point {
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
