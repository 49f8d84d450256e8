import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { extended, nothingPicked, toggled, withAll } from '../../../lib/selection.ts';

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
  const [selection, setSelection] = useState(nothingPicked);
  const now = useRef(shown);
  useLayoutEffect(() => {
    now.current = shown;
  }, [shown]);

  const pick = useCallback((id: string, range: boolean) => {
    setSelection((before) => (range ? extended(before, now.current, id) : toggled(before, id)));
  }, []);
  const pickAll = useCallback((on: boolean) => {
    setSelection((before) => (on ? withAll(before, now.current, true) : nothingPicked));
  }, []);
  const pickOnly = useCallback((ids: readonly string[]) => {
    setSelection(withAll(nothingPicked, ids, true));
  }, []);
  const picked = useMemo(
    () => new Set(shown.filter((id) => selection.picked.has(id))),
    [shown, selection.picked],
  );
  return { picked, pick, pickAll, pickOnly };
}
