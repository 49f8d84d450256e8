import { useCallback, useMemo, useReducer } from 'react';
import { extended, nothingPicked, type Selection, toggled, withAll } from '../../../lib/selection.ts';

/**
 * The selected items of a list and the functions to change them. `pick` has a stable identity, for memoized
 * rows.
 */
export type Picking = {
  /** The selected items among those shown. */
  picked: ReadonlySet<string>;
  /** Selects or deselects an item; with `range` all items from the previous one to this one. */
  pick: (id: string, range: boolean) => void;
  pickAll: (on: boolean) => void;
  /** Selects exactly these items, even before they are shown. */
  pickOnly: (ids: readonly string[]) => void;
};

/**
 * Keeps the selection of a list that shows these ids in this order. Items that aren't shown can't be selected
 * or changed.
 */
export function useSelection(shown: readonly string[]): Picking {
  // React runs the latest reducer, with the ids shown now; `change` keeps its identity.
  const [selection, change] = useReducer(
    (before: Selection, next: (before: Selection, shown: readonly string[]) => Selection) =>
      next(before, shown),
    nothingPicked,
  );
  const pick = useCallback((id: string, range: boolean) => {
    change((before, now) => (range ? extended(before, now, id) : toggled(before, id)));
  }, []);
  const pickAll = useCallback((on: boolean) => {
    change((before, now) => (on ? withAll(before, now, true) : nothingPicked));
  }, []);
  const pickOnly = useCallback((ids: readonly string[]) => {
    change(() => withAll(nothingPicked, ids, true));
  }, []);
  const picked = useMemo(
    () => new Set(shown.filter((id) => selection.picked.has(id))),
    [shown, selection.picked],
  );
  return { picked, pick, pickAll, pickOnly };
}
