import { useCallback, useEffect, useReducer, useRef } from 'react';
import { useLeaving } from '../useLeaving.ts';

type Find = () => HTMLElement | null | undefined;

/**
 * Returns a function that focuses an element as soon as a render adds it. `first` is looked for from the
 * start.
 */
export function useFocusWhenThere(first?: Find): (find: Find) => void {
  const wanted = useRef(first);
  const [, draw] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const element = wanted.current?.();
    if (!element) return;
    wanted.current = undefined;
    element.focus();
  });
  // A part that React hides and shows again starts over.
  useLeaving(() => {
    wanted.current = first;
  });
  return useCallback((find: Find) => {
    wanted.current = find;
    draw();
  }, []);
}
