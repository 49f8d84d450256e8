import { useDeferredValue, useSyncExternalStore } from 'react';

type Watched<T> = { now: () => T; watch: (listener: () => void) => () => void };

const loading = { status: 'loading' } as const;

/**
 * How something on its way stands now; the component is drawn again when that changes. A prerendered page
 * begins with 'loading', as its file does. A change is drawn in pieces, so that a slow phone can answer a
 * finger in between.
 */
export function useSnapshot<T extends { status: string }>({ now, watch }: Watched<T>): T | typeof loading {
  return useDeferredValue(useSyncExternalStore<T | typeof loading>(watch, now, () => loading));
}
