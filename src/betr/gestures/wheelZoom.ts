import type { Movable } from './movable.ts';

/** Pixels of wheel movement per step: less than a notch of any mouse. A trackpad's small movements add up. */
const notch = 80;
/** A pause after which the wheel's movement counts as new, in milliseconds. */
const pause = 250;
const lineHeight = 16;

/**
 * Returns the handler of the wheel over the map: a notch zooms by a step, at the pointer. With Ctrl, which is
 * how trackpads report a pinch, it zooms smoothly. At the end of the range it does nothing, so that the page
 * scrolls.
 */
export function wheelZoom(map: Movable): (event: WheelEvent) => void {
  let turned = 0;
  let last = 0;

  return (event) => {
    const pixels = event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? lineHeight * 3 : 1);
    const anchor = map.place({ x: event.clientX, y: event.clientY });
    if (event.ctrlKey) {
      // The browser would zoom the page otherwise, at the end of the range too.
      event.preventDefault();
      map.zoom(Math.exp(-pixels / 100), anchor);
      return;
    }
    if (!map.canStep(pixels < 0 ? 1 : -1)) return;
    event.preventDefault();
    if (event.timeStamp - last > pause || turned * pixels < 0) turned = 0;
    last = event.timeStamp;
    turned += pixels;
    if (Math.abs(turned) < notch) return;
    map.step(turned < 0 ? 1 : -1, anchor);
    turned = 0;
  };
}
