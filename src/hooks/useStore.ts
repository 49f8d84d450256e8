import { useSyncExternalStore } from 'react';
import type { Store } from '../lib/store.ts';

/** Returns what a store holds; the component is drawn again when that changes. */
export function useStore<T>({ get, watch }: Pick<Store<T>, 'get' | 'watch'>): T {
  return useSyncExternalStore(watch, get, get);
}
