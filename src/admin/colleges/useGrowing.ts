import { startTransition, useCallback, useState } from 'react';

/** How many items are drawn at first. */
const first = 8;
/** How near the end has to be to draw more, in pixels. */
const near = 200;

/**
 * Returns how many items of a long list to draw: a few at first, twice as many as soon as the element that
 * gets `end` comes near. A new `list` starts over, so that a search draws no more than can be seen.
 */
export function useGrowing(list: string) {
  const [grown, setGrown] = useState({ list, limit: first });
  const limit = grown.list === list ? grown.limit : first;
  const end = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return;
      const observer = new IntersectionObserver(
        (entries) => {
          if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
          // Typing takes precedence.
          startTransition(() => setGrown({ list, limit: 2 * limit }));
        },
        { rootMargin: `${near}px` },
      );
      observer.observe(element);
      return () => observer.disconnect();
    },
    [list, limit],
  );
  return { limit, end };
}
