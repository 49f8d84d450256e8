import { useDeferredValue, useSyncExternalStore } from 'react';

type Watched<T> = { now: () => T; watch: (listener: () => void) => () => void };

const loading = { status: 'loading' } as const;

/**
 * Returns the current state of a pending value; the component renders again when it changes. A prerendered
 * page starts with 'loading', like its file. A change is rendered as a deferred value, so that a slow phone
 * can respond to taps in between.
 */
export function useSnapshot<T extends { status: string }>({ now, watch }: Watched<T>): T | typeof loading {
  return useDeferredValue(useSyncExternalStore<T | typeof loading>(watch, now, () => loading));
}
