import { useDeferredValue, useSyncExternalStore } from 'react';

export type Settled<T> = { status: 'loading' } | { status: 'ready'; value: T } | { status: 'failed' };

/** Something on its way: how it stands now, and who wants to know when that has changed. */
export type Settling<T> = { now: () => Settled<T>; watch: (listener: () => void) => () => void };

const loading = { status: 'loading' } as const;

/** Follows a promise. What it brought stays known, so that going back to a page shows it whole. */
export function settling<T>(promise: Promise<T>): Settling<T> {
  let now: Settled<T> = loading;
  const done = promise.then(
    (value) => {
      now = { status: 'ready', value };
    },
    () => {
      now = { status: 'failed' };
    },
  );
  return {
    now: () => now,
    watch: (listener) => {
      let wanted = true;
      done.then(() => wanted && listener());
      return () => {
        wanted = false;
      };
    },
  };
}

/** How it stands now; the component is drawn again when that changes. */
export function useSettled<T>(settling: Settling<T>): Settled<T> {
  return useSnapshot(settling, loading);
}

/**
 * What `now` says, drawn again at every change that `watch` tells of. A prerendered page begins with `before`, as its file
 * does. A change is drawn in pieces, so that a slow phone can answer a finger in between.
 */
export function useSnapshot<T>({ now, watch }: { now: () => T; watch: Watch }, before: T): T {
  return useDeferredValue(useSyncExternalStore(watch, now, () => before));
}

type Watch = (listener: () => void) => () => void;
