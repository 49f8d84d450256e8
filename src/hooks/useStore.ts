import { useSyncExternalStore } from 'react';
import type { Store } from '../lib/store.ts';

/** Returns the value of a store; the component renders again when it changes. */
export function useStore<T>({ get, watch }: Pick<Store<T>, 'get' | 'watch'>): T {
  return useSyncExternalStore(watch, get, get);
}
