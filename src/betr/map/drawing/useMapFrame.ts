import { type RefObject, useCallback, useRef } from 'react';
import { mapGestures } from '../../gestures/mapGestures.ts';
import { type MapView, movableMap } from './mapView.ts';

/**
 * Measures the element that frames a map and moves the map by gestures in it: `attach` is its callback ref.
 * `onMove` is called when a gesture begins to move the map; its identity has to be stable.
 */
export function useMapFrame(
  view: MapView,
  onMove: () => void,
): { frame: RefObject<HTMLDivElement | null>; attach: (element: HTMLDivElement) => () => void } {
  const frame = useRef<HTMLDivElement | null>(null);
  const attach = useCallback(
    (element: HTMLDivElement) => {
      frame.current = element;
      const measure = () => {
        const { width, height } = element.getBoundingClientRect();
        if (width > 0) view.size.set({ width, height });
      };
      measure();
      const resized = new ResizeObserver(measure);
      resized.observe(element);
      const stop = mapGestures(element, movableMap(view, element), onMove);
      return () => {
        resized.disconnect();
        stop();
      };
    },
    [view, onMove],
  );
  return { frame, attach };
}
