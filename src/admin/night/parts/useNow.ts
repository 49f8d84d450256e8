import { useSyncExternalStore } from 'react';

/** How exactly the time of day is shown, in milliseconds. */
const step = 5_000;

function subscribe(listener: () => void): () => void {
  const timer = setInterval(listener, step);
  return () => clearInterval(timer);
}

const now = () => Math.floor(Date.now() / step) * step;

/** Returns the present moment in milliseconds, as it goes on. */
export function useNow(): number {
  return useSyncExternalStore(subscribe, now);
}
