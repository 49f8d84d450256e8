import { useSyncExternalStore } from 'react';

const wish = () => matchMedia('(prefers-reduced-motion: reduce)');

function watch(listener: () => void): () => void {
  const query = wish();
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Whether the user's system asks for reduced motion. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(watch, () => wish().matches);
}
