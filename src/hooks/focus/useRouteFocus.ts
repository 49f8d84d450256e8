import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/**
 * After a move to another page puts the focus on its heading, where useScrollMemory has put the page; a
 * changed search or hash is the same page. Belongs where the page is, so that it waits for the page to be
 * there.
 */
export function useRouteFocus(): void {
  const { pathname } = useLocation();
  const type = useNavigationType();
  const shown = useRef<string | null>(null);
  useEffect(() => {
    // What is shown first was moved to when a link was quicker than the first page.
    const moved = shown.current === null ? type !== 'POP' : shown.current !== pathname;
    shown.current = pathname;
    if (moved) document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }, [pathname, type]);
}
