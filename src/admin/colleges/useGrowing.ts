import { startTransition, useCallback, useState } from 'react';

/** How many are drawn at first. */
const first = 8;
/** How near, in pixels. */
const near = 200;

/**
 * How many of a long list to draw: some at first, twice as many as soon as the element that gets `end` comes
 * near. Another `list` begins anew, so that a search draws no more than can be seen.
 */
export function useGrowing(list: string) {
  const [grown, setGrown] = useState({ list, most: first });
  const most = grown.list === list ? grown.most : first;
  const end = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return;
      const observer = new IntersectionObserver(
        (entries) => {
          if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
          // What is typed meanwhile goes first.
          startTransition(() => setGrown({ list, most: 2 * most }));
        },
        { rootMargin: `${near}px` },
      );
      observer.observe(element);
      return () => observer.disconnect();
    },
    [list, most],
  );
  return { most, end };
}
