import { useCallback, useMemo, useReducer } from 'react';
import { extended, nothingPicked, type Selection, toggled, withAll } from '../../../lib/selection.ts';

/**
 * What is picked of the list, and how that changes. `pick` stays the same function, for rows that are kept as
 * drawn.
 */
export type Picking = {
  /** Those of the shown that are picked. */
  picked: ReadonlySet<string>;
  /** Picks one or puts it back; with `range` all from the one before to this one. */
  pick: (id: string, range: boolean) => void;
  pickAll: (on: boolean) => void;
  /** Picks these and no others, also before they are shown. */
  pickOnly: (ids: readonly string[]) => void;
};

/**
 * The selection of a list that shows these ids in this order. What is not shown cannot be picked, nor
 * changed.
 */
export function useSelection(shown: readonly string[]): Picking {
  // React runs the latest of these, with what is shown now; the way to call it stays the same function.
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
