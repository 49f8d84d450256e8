import { useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/**
 * Scrolls to the part that the address names, for a component that arrives after its page. Going back leaves
 * the page where it was.
 */
export function useHashScroll(): void {
  const { hash } = useLocation();
  const type = useNavigationType();
  useEffect(() => {
    if (hash && type !== 'POP') document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash, type]);
}
