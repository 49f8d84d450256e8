import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/**
 * Focuses the heading after a move to another page, where useScrollMemory has scrolled. Call it beside the
 * page's content.
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
