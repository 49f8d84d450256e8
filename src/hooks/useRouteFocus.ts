import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** After a move to another page puts the focus on its heading; a changed search or hash is the same page. */
export function useRouteFocus(): void {
  const { pathname, key } = useLocation();
  const shown = useRef({ pathname, key });
  useEffect(() => {
    const moved = shown.current.pathname !== pathname;
    shown.current = { pathname, key };
    if (moved) document.querySelector<HTMLElement>('main h1')?.focus();
  }, [pathname, key]);
}
