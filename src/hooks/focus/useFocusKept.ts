import { useEffect, useRef } from 'react';
import { focusHasBegun } from '../../lib/focusPlace.ts';

/**
 * Keeps the focus on a heading, the page's as a rule, when another status of the page took what had it. On a
 * page that has just been opened it stays on the body: the first Tab reaches the skip link.
 */
export function useFocusKept(status: string, heading = 'main h1'): void {
  const shown = useRef(status);
  useEffect(() => {
    const lost = status !== shown.current && focusHasBegun() && document.activeElement === document.body;
    shown.current = status;
    if (lost) document.querySelector<HTMLElement>(heading)?.focus({ preventScroll: true });
  }, [status, heading]);
}
