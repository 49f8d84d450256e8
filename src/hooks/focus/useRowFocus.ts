import { type FocusEvent, type RefObject, useEffect, useRef } from 'react';
import { focusRow } from '../../lib/focusPlace.ts';

type Place = { id: string; at: number };

/**
 * Keeps the keyboard's place when a row with the focus goes: to the next row's first button, else to
 * `around`. `ids`: the rows in order. Spread `handlers` on the list.
 */
export function useRowFocus<L extends HTMLElement>(
  ids: readonly string[],
  around: RefObject<HTMLElement | null>,
) {
  const list = useRef<L>(null);
  const place = useRef<Place | null>(null);

  // After every render: the row may go before or after the dialog that removes it is closed.
  useEffect(() => {
    const last = place.current;
    if (!last) return;
    const at = ids.indexOf(last.id);
    if (at >= 0) last.at = at;
    else if (document.activeElement === document.body) {
      place.current = null;
      if (!focusRow(list.current, last.at)) around.current?.focus({ preventScroll: true });
    }
  });

  const handlers = {
    onFocus: ({ currentTarget, target }: FocusEvent<L>) => {
      const at = [...currentTarget.children].findIndex((row) => row.contains(target));
      const id = ids[at];
      place.current = id === undefined ? null : { id, at };
    },
    onBlur: ({ relatedTarget }: FocusEvent<L>) => {
      // A dialog returns the focus when it closes.
      if (!relatedTarget?.closest('dialog')) place.current = null;
    },
  };
  return { list, handlers };
}
