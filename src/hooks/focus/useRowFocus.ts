import { type FocusEvent, type RefObject, useEffect, useRef } from 'react';
import { focusRow } from '../../lib/focusPlace.ts';

type Place = { id: string; at: number };

/**
 * Keeps the keyboard's place in a list whose rows may go away. When the row that has the focus, or from which
 * a dialog was opened, is removed, the first button of the next row gets the focus, or `around` when no row
 * is left. `ids` are those of the rows in their order; spread `handlers` on the list's element, whose
 * children are the rows.
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
