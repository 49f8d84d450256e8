import { useCallback, useEffect, useReducer, useRef } from 'react';
import { useLeaving } from '../useLeaving.ts';

type Find = () => HTMLElement | null | undefined;

/**
 * Returns what moves the focus to an element that is not on the page yet: after this drawing and every later
 * one it is looked for, until it is found. `first` is looked for from the beginning.
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
  // A part that was put aside and comes back begins again.
  useLeaving(() => {
    wanted.current = first;
  });
  return useCallback((find: Find) => {
    wanted.current = find;
    draw();
  }, []);
}
