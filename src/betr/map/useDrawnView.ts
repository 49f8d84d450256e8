import { useLayoutEffect, useRef } from 'react';
import { wholeCanvas } from '../../domain/map/view.ts';
import type { MapView } from './mapView.ts';

/** How long after the last movement the map is taken to rest, in milliseconds. */
const rest = 180;

/**
 * Keeps the drawing where the view has it; give `ground` and `pins` to its two groups. While it moves, `data-moving` says how, so that
 * the style sheet can leave the moving to the compositor, which needs no painting; the lines of the ground get the width of
 * the new zoom when it rests. Measured with `npm run bench:map`.
 */
export function useDrawnView(view: MapView) {
  const ground = useRef<SVGGElement>(null);
  const pins = useRef<SVGGElement>(null);

  useLayoutEffect(() => {
    let settled = wholeCanvas.zoom;
    let timer: ReturnType<typeof setTimeout> | undefined;

    function place(): void {
      const { zoom, x, y } = view.now();
      for (const { current } of [ground, pins])
        current?.setAttribute('transform', `translate(${x} ${y}) scale(${zoom})`);
      pins.current?.style.setProperty('--zoom', String(zoom));
    }

    function settle(): void {
      settled = view.now().zoom;
      ground.current?.style.setProperty('--zoom', String(settled));
      for (const { current } of [ground, pins]) current?.removeAttribute('data-moving');
    }

    function follow(): void {
      const movement = view.now().zoom === settled ? 'pan' : 'zoom';
      for (const { current } of [ground, pins]) current?.setAttribute('data-moving', movement);
      place();
      clearTimeout(timer);
      timer = setTimeout(settle, rest);
    }

    place();
    settle();
    const stop = view.watch(follow);
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [view]);

  return { ground, pins };
}
