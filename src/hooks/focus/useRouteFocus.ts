import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { type ElementName, findNamed, nameOf } from '../../lib/elementName.ts';
import { focused } from '../../lib/focusPlace.ts';

/** What was pressed last on the page of a location: as a rule the link that led on. */
const pressed = new Map<string, ElementName>();

/**
 * Focuses the heading after a move to another page, where useScrollMemory has scrolled; after Back and
 * Forward what was pressed there. Nothing on a page just opened. Call it beside the page's content.
 */
export function useRouteFocus(): void {
  const { key, pathname } = useLocation();
  const type = useNavigationType();
  const shown = useRef<string | null>(null);
  useEffect(() => {
    // The first page shown was navigated to if a link was pressed before the initial page had loaded.
    const moved = shown.current === null ? type === 'PUSH' : shown.current !== pathname;
    shown.current = pathname;
    const waiting = new AbortController();
    if (moved && type === 'POP') focusAgain(pressed.get(key), waiting);
    else if (moved) focusHeading();
    const remember = () => {
      const element = focused();
      if (element instanceof HTMLElement && element.matches('a, button')) pressed.set(key, nameOf(element));
    };
    // Captured, so that it comes before the page leaves.
    addEventListener('click', remember, { capture: true, signal: waiting.signal });
    return () => waiting.abort();
  }, [key, pathname, type]);
}

function focusHeading(): void {
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
}

/**
 * Focuses an element now, or when the page has drawn it; until then what is first in view, from where Tab
 * goes on without a jump. Ends when the user does something.
 */
function focusAgain(name: ElementName | undefined, { signal }: AbortController): void {
  focusInView();
  if (!name || focusNamed(name)) return;
  const start = document.activeElement;
  const drawn = new MutationObserver(() => {
    const { activeElement } = document;
    if (activeElement !== start && !activeElement?.matches('body, h1')) stop();
    else if (focusNamed(name)) stop();
  });
  const stop = () => drawn.disconnect();
  drawn.observe(document.body, { childList: true, subtree: true });
  signal.addEventListener('abort', stop);
  for (const act of ['pointerdown', 'keydown']) addEventListener(act, stop, { signal });
}

function focusNamed(name: ElementName): boolean {
  const element = findNamed(name);
  element?.focus({ preventScroll: true });
  return document.activeElement === element;
}

/** Focuses the heading, or what the page has below it in view when it is scrolled. */
function focusInView(): void {
  focusHeading();
  if (scrollY === 0) return;
  [...document.querySelectorAll<HTMLElement>('main :is(a, button)')]
    .find((element) => element.getBoundingClientRect().top >= 0)
    ?.focus({ preventScroll: true });
}
