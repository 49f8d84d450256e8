import { useEffect, useReducer } from 'react';

export type Settled<T> = { status: 'loading' } | { status: 'ready'; value: T } | { status: 'failed' };

/** Something on its way: how it stands `now`, and a promise for when that has changed. */
export type Settling<T> = { now: Settled<T>; done: Promise<void> };

/** Follows a promise. What it brought stays known, so that going back to a page shows it whole. */
export function settling<T>(promise: Promise<T>): Settling<T> {
  const result: Settling<T> = {
    now: { status: 'loading' },
    done: promise.then(
      (value) => {
        result.now = { status: 'ready', value };
      },
      () => {
        result.now = { status: 'failed' };
      },
    ),
  };
  return result;
}

/** How it stands now; the component is drawn again when that changes. */
export function useSettled<T>({ now, done }: Settling<T>): Settled<T> {
  const [, render] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    let wanted = true;
    done.then(() => {
      if (wanted) render();
    });
    return () => {
      wanted = false;
    };
  }, [done]);
  return now;
}
