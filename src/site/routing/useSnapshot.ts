import { useDeferredValue, useSyncExternalStore } from 'react';

type Watched<T> = { now: () => T; watch: (listener: () => void) => () => void };

const loading = { status: 'loading' } as const;

/**
 * Returns the state of a pending value. Starts with 'loading', like the drawn page; changes are deferred, so
 * that slow phones respond to taps.
 */
export function useSnapshot<T extends { status: string }>({ now, watch }: Watched<T>): T | typeof loading {
  return useDeferredValue(useSyncExternalStore<T | typeof loading>(watch, now, () => loading));
}
