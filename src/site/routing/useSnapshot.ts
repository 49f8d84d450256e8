import { useDeferredValue, useSyncExternalStore } from 'react';

type Watched<T> = { now: () => T; watch: (listener: () => void) => () => void; drawn?: T | undefined };

const loading = { status: 'loading' } as const;

/**
 * Returns the state of a pending value. Starts like the drawn page, with 'loading' as a rule; changes are
 * deferred, so that slow phones respond to taps.
 */
export function useSnapshot<T extends { status: string }>(pending: Watched<T>): T | typeof loading {
  const { now, watch, drawn = loading } = pending;
  return useDeferredValue(useSyncExternalStore<T | typeof loading>(watch, now, () => drawn));
}
