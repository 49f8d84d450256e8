import { useEffect, useRef } from 'react';

/** Keeps the focus on a heading, the page's as a rule, when another status of the page took what had it. */
export function useFocusKept(status: string, heading = 'main h1'): void {
  const shown = useRef(status);
  useEffect(() => {
    const lost = status !== shown.current && document.activeElement === document.body;
    shown.current = status;
    if (lost) document.querySelector<HTMLElement>(heading)?.focus({ preventScroll: true });
  }, [status, heading]);
}
