import { useEffect, useEffectEvent } from 'react';
import { useWindowEvent } from '../../hooks/useWindowEvent.ts';

/**
 * Prints the page once, and calls `onDone` when its paper is no longer needed. Safari on iOS says
 * `afterprint` as soon as its sheet opens, and draws the pages after that, so a phone keeps the paper until
 * the next press.
 */
export function usePrint(onDone: () => void): void {
  const print = useEffectEvent(() => window.print());
  // Before the effect that prints: some browsers print at once, and are done before the next one.
  useWindowEvent(matchMedia('(pointer: coarse)').matches ? 'pointerdown' : 'afterprint', onDone);
  useEffect(() => print(), []);
}
