import { useEffect, useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

const places = new Map<string, number>();

/**
 * Going back shows a page where it was left; a new one starts at its top, or at the part its hash names. Belongs where
 * the page is, so that it waits for the page to be there.
 */
export function useScrollMemory(): void {
  const { key, hash } = useLocation();
  const type = useNavigationType();

  useLayoutEffect(() => {
    const place = type === 'POP' ? places.get(key) : undefined;
    if (place !== undefined) scrollTo(0, place);
    else if (hash) document.getElementById(hash.slice(1))?.scrollIntoView();
    else if (type !== 'POP') scrollTo(0, 0);
    const remember = () => places.set(key, scrollY);
    remember();
    addEventListener('scroll', remember, { passive: true });
    return () => removeEventListener('scroll', remember);
  }, [key, type, hash]);

  useEffect(() => {
    // Only we know when the page before is complete again; after a reload it is left to the browser.
    const manual = () => {
      history.scrollRestoration = 'manual';
    };
    const auto = () => {
      history.scrollRestoration = 'auto';
    };
    manual();
    addEventListener('pagehide', auto);
    addEventListener('pageshow', manual);
    return () => {
      removeEventListener('pagehide', auto);
      removeEventListener('pageshow', manual);
    };
  }, []);
}
