import { useCallback, useMemo, useRef, useState } from 'react';
import { offerRetry } from '../../../ui/toast.ts';
import { useSelection } from './useSelection.ts';

type Options<T> = {
  keyOf: (item: T) => string;
  /** Reads everything that the list is of, loaded or not; `onRead` is told how much was read so far. */
  readAll: (onRead: (count: number) => void) => Promise<readonly T[]>;
  /** The message when that fails. */
  failed: string;
};

const noItems: readonly never[] = [];

/**
 * A selection that may include items which the list hasn't loaded. `selected` are its items; `looking`: how
 * many were read so far while the server is asked for the others, null otherwise.
 */
export type WideSelection<T> = ReturnType<typeof useWideSelection<T>>;

/** Keeps the selection of a list that is longer than anybody would scroll through. */
export function useWideSelection<T>(shown: readonly T[], { keyOf, readAll, failed }: Options<T>) {
  const [chosen, setChosen] = useState<{ of: unknown; items: readonly T[] }>({ of: readAll, items: [] });
  // What another filter or search had selected is selected no longer.
  const beyond = chosen.of === readAll ? chosen.items : noItems;
  const [looking, setLooking] = useState<number | null>(null);
  const look = useRef(0);
  const known = useMemo(() => {
    const listed = new Set(shown.map(keyOf));
    return [...shown, ...beyond.filter((item) => !listed.has(keyOf(item)))];
  }, [shown, beyond, keyOf]);
  const picking = useSelection(useMemo(() => known.map(keyOf), [known, keyOf]));

  const { pickOnly } = picking;
  /** Selects exactly these items, shown or not. */
  const choose = useCallback(
    (items: readonly T[]): void => {
      setChosen({ of: readAll, items });
      pickOnly(items.map(keyOf));
    },
    [pickOnly, keyOf, readAll],
  );

  /** Ends a look for the others; the selection stays as it is. */
  const stopLooking = useCallback(() => {
    look.current += 1;
    setLooking(null);
  }, []);

  /** Selects all items that `wanted` accepts, including those that aren't loaded. */
  const chooseEvery = useCallback(
    async (wanted: (item: T) => boolean = () => true): Promise<void> => {
      look.current += 1;
      const own = look.current;
      const isWanted = () => look.current === own;
      setLooking(0);
      try {
        const all = await readAll((count) => {
          if (isWanted()) setLooking(count);
        });
        if (!isWanted()) return;
        choose(all.filter(wanted));
      } catch {
        if (!isWanted()) return;
        offerRetry(failed, () => void chooseEvery(wanted));
      }
      setLooking(null);
    },
    [choose, readAll, failed],
  );

  return {
    picking,
    selected: known.filter((item) => picking.picked.has(keyOf(item))),
    looking,
    choose,
    chooseEvery,
    stopLooking,
  };
}

const number = (value: number) => value.toLocaleString('en-US');

/** Returns how many are selected and how many of these are shown, undefined while none is. */
export function selectedText(selected: number, ticked: number, shown: number): string | undefined {
  if (selected > ticked) return `${number(selected)} selected, ${number(ticked)} of them shown`;
  return selected > 0 ? `${selected} of ${shown} selected` : undefined;
}

/** Returns how far a change of several items is. */
export function progressText({ done, of }: { done: number; of: number }): string {
  return `Changing ${number(done + 1)} of ${number(of)}…`;
}
