import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/**
 * After a move to another page, focuses the page's heading, at the place that useScrollMemory has scrolled
 * to. A changed search or hash is still the same page. Call it next to the page's content, so that it runs
 * when the content is there.
 */
export function useRouteFocus(): void {
  const { pathname } = useLocation();
  const type = useNavigationType();
  const shown = useRef<string | null>(null);
  useEffect(() => {
    // The first page shown was navigated to if a link was pressed before the initial page had loaded.
    const moved = shown.current === null ? type !== 'POP' : shown.current !== pathname;
    shown.current = pathname;
    if (moved) document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }, [pathname, type]);
}
