import { useSyncExternalStore } from 'react';

const wish = () => matchMedia('(prefers-reduced-motion: reduce)');

function watch(listener: () => void): () => void {
  const query = wish();
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Whether the reader asked the system for less movement. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(watch, () => wish().matches);
}
