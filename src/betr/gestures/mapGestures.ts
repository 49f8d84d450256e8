import type { Movable, Place } from './movable.ts';
import { wheelZoom } from './wheelZoom.ts';

/** How far a press may move and still be a press, in pixels. */
const slack = 5;

/** How much a double press zooms in, with Shift out. */
const doublePress = 1.5;

/**
 * Lets a mouse, one finger or two move and zoom a map: drag, pinch, double press and wheel. A vertical
 * movement of one finger scrolls the page (`touch-action: pan-y` of the frame); two fingers always belong to
 * the map. Calls `onMove` when a drag or a pinch begins. Returns a function that stops it.
 */
export function mapGestures(frame: HTMLElement, map: Movable, onMove: () => void): () => void {
  const pressed = new Map<number, Place>();
  let moving = false;
  let start: Place = { x: 0, y: 0 };
  const stopped = new AbortController();
  const { signal } = stopped;

  function press(event: PointerEvent): void {
    if (event.button !== 0) return;
    if (pressed.size === 0) {
      moving = false;
      start = { x: event.clientX, y: event.clientY };
    }
    pressed.set(event.pointerId, map.place({ x: event.clientX, y: event.clientY }));
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
    const now = map.place({ x: event.clientX, y: event.clientY });
    const other = [...pressed].find(([id]) => id !== event.pointerId)?.[1];
    pressed.set(event.pointerId, now);
    if (!other) {
      map.pan({ x: now.x - before.x, y: now.y - before.y });
      return;
    }
    const [from, to] = [between(before, other), between(now, other)];
    map.pan({ x: to.x - from.x, y: to.y - from.y });
    map.zoom(distance(now, other) / Math.max(distance(before, other), 1), to);
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

  // What can be pressed has had its press.
  function twice(event: MouseEvent): void {
    if (event.target instanceof Element && event.target.closest('button, [role=button], a')) return;
    const closer = event.shiftKey ? 1 / doublePress : doublePress;
    map.zoom(closer, map.place({ x: event.clientX, y: event.clientY }));
  }

  // Otherwise the browser scrolls the page with two fingers.
  function keepPinch(event: TouchEvent): void {
    if (event.touches.length > 1 && event.cancelable) event.preventDefault();
  }

  frame.addEventListener('pointerdown', press, { signal });
  frame.addEventListener('pointermove', wander, { signal });
  for (const end of ['pointerup', 'pointercancel'] as const) frame.addEventListener(end, release, { signal });
  frame.addEventListener('click', click, { capture: true, signal });
  frame.addEventListener('dblclick', twice, { signal });
  for (const touch of ['touchstart', 'touchmove'] as const)
    frame.addEventListener(touch, keepPinch, { passive: false, signal });
  frame.addEventListener('wheel', wheelZoom(map), { passive: false, signal });
  return () => stopped.abort();
}

function between(one: Place, other: Place): Place {
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
}

function distance(one: Place, other: Place): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
