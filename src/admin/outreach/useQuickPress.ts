import { type MouseEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import { useLeaving } from '../../hooks/useLeaving.ts';
import { focusPlace } from '../../lib/focusPlace.ts';

/** A press this soon after one that moved the rows was meant for a row that is gone, in milliseconds. */
const pause = 500;
/** How long a press may take to show, in milliseconds. */
const timeout = 5_000;

/**
 * Guards buttons that take effect at once (`data-quick`) and remove their row. For half a second after such a
 * press, and after the rows have moved, nothing in `box` reacts, since another row is under the finger now.
 * If the focus was in the removed row, it moves to the row that took its place. `shown` is what is on the
 * screen, a new value whenever that changes. CSS ignores the pointer inside `[data-settling]`.
 */
export function useQuickPress(box: RefObject<HTMLElement | null>, shown: unknown): Guard {
  const pressed = useRef<{ at: number; row: Element | null; focusNext: () => void } | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  function settle(): void {
    clearTimeout(timer.current);
    const element = box.current;
    element?.setAttribute('data-settling', '');
    timer.current = setTimeout(() => element?.removeAttribute('data-settling'), pause);
  }
  useLeaving(() => clearTimeout(timer.current));

  // biome-ignore lint/correctness/useExhaustiveDependencies: it looks at the page after every change of it
  useLayoutEffect(() => {
    const press = pressed.current;
    if (!press) return;
    if (performance.now() - press.at > timeout) pressed.current = null;
    else if (document.activeElement === document.body || press.row?.isConnected === false) {
      pressed.current = null;
      if (press.row?.isConnected === false) settle();
      if (document.activeElement === document.body) press.focusNext();
    }
  }, [shown]);

  function stopped(event: MouseEvent): boolean {
    if (!box.current?.hasAttribute('data-settling')) return false;
    event.preventDefault();
    event.stopPropagation();
    return true;
  }

  function onClickCapture(event: MouseEvent): void {
    if (stopped(event) || !(event.target instanceof Element) || !event.target.closest('[data-quick]')) return;
    const row = event.target.closest('li');
    pressed.current = { at: performance.now(), row, focusNext: focusPlace(event.target) };
    settle();
  }

  // While the rows settle, a press would take the focus away from the next row.
  return { onClickCapture, onMouseDownCapture: stopped };
}

/** The event handlers of the box. */
type Guard = { onClickCapture: (event: MouseEvent) => void; onMouseDownCapture: (event: MouseEvent) => void };
