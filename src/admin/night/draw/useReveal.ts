import { useState } from 'react';
import { useTimeout } from '../../../hooks/useTimeout.ts';

/** The time between two tables, in milliseconds. */
const between = 350;

const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Returns how many of the tables are shown: one more after another while `fresh`, all of them at once for
 * those who want no motion. `onShown` is called with the last one.
 */
export function useReveal(tables: number, fresh: boolean, onShown: () => void): number {
  const [shown, setShown] = useState(1);
  const running = fresh && !isStill() && shown < tables;
  useTimeout(
    () => {
      setShown(shown + 1);
      if (shown + 1 >= tables) onShown();
    },
    running ? between : null,
    shown,
  );
  return running ? shown : tables;
}
