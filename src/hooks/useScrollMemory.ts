import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { cameBack } from '../lib/cameBack.ts';
import { stored } from '../lib/stored.ts';

/** How far a page was scrolled, and which row (`data-place`) was how far from the top of the window. */
export type Place = { y: number; row: { name: string; top: number } | undefined };

const sitePlaces = new Map<string, Place>();

/** How far down which page the site was left last, for the time after a reload: '1500 /events/upcoming'. */
const left = stored('sessionStorage', 'left-at', String);

/**
 * Takes up the place before a reload: the browser itself goes no further than the page is long before
 * its list is there.
 */
function resume(key: string, pathname: string): void {
  const [y, path] = (cameBack() && left.get()?.split(' ')) || [];
  left.clear();
  if (path === pathname && Number(y)) sitePlaces.set(key, { y: Number(y), row: undefined });
}

/**
 * Scrolls back to where a page was left, or to its hash or top, and follows a late list until the user acts.
 * `places` must be stable.
 */
export function useScrollMemory(places = sitePlaces): void {
  const { key, hash, pathname, search } = useLocation();
  const type = useNavigationType();
  const shown = useRef({ pathname: '', search: '' });

  useLayoutEffect(() => {
    // Another search, or a hash that names nothing here, shows the same page differently.
    const same = shown.current.pathname === pathname && (shown.current.search !== search || hash !== '');
    shown.current = { pathname, search };
    const onSite = places === sitePlaces;
    if (onSite) resume(key, pathname);
    const place = type === 'POP' ? places.get(key) : undefined;
    const named = place ? null : document.getElementById(hash.slice(1));
    if (named) named.scrollIntoView();
    else if (type !== 'POP' && !same) scrollTo(0, 0);
    const waiting = new AbortController();
    if (place) returnTo(place, waiting);
    const remember = () => {
      if (!place || waiting.signal.aborted) places.set(key, presentPlace());
    };
    remember();
    addEventListener('scroll', remember, { passive: true });
    manual();
    const leave = () => {
      remember();
      const last = places.get(key) ?? place;
      if (onSite && last) left.set(`${last.y} ${pathname}`);
      auto();
    };
    // Captured, so that it comes before whatever keeps the places for the time after a reload.
    addEventListener('pagehide', leave, true);
    addEventListener('pageshow', manual);
    return () => {
      waiting.abort();
      removeEventListener('scroll', remember);
      removeEventListener('pagehide', leave, true);
      removeEventListener('pageshow', manual);
    };
  }, [places, key, type, hash, pathname, search]);
}

/** Only the app knows when the previous page is complete again. */
function manual(): void {
  history.scrollRestoration = 'manual';
}

/** After a reload the browser restores the position, as far as the page is there. */
function auto(): void {
  history.scrollRestoration = 'auto';
}

function presentPlace(): Place {
  // The middle may be between two rows.
  const [row] = [0, 40, -40]
    .flatMap((down) => document.elementsFromPoint(innerWidth / 2, innerHeight / 2 + down))
    .flatMap((element) => element.closest<HTMLElement>('[data-place]') ?? []);
  const name = row?.dataset.place;
  return { y: scrollY, row: row && name ? { name, top: row.getBoundingClientRect().top } : undefined };
}

/**
 * Scrolls to a place now and whenever the page grows, until `waiting` is aborted or the user does something.
 */
function returnTo({ y, row }: Place, waiting: AbortController): void {
  const go = () => {
    scrollTo(0, y);
    const found = row && document.querySelector(`[data-place="${CSS.escape(row.name)}"]`);
    if (found) scrollBy(0, found.getBoundingClientRect().top - row.top);
  };
  go();
  const growth = new ResizeObserver(go);
  growth.observe(document.body);
  const { signal } = waiting;
  signal.addEventListener('abort', () => growth.disconnect());
  for (const act of ['wheel', 'touchstart', 'pointerdown', 'keydown'])
    addEventListener(act, () => waiting.abort(), { signal, passive: true });
}
