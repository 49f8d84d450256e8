import { useSyncExternalStore } from 'react';
import { localDay } from '../domain/time/parse.ts';

function watchClock(listener: () => void): () => void {
  const timer = setInterval(listener, 30_000);
  // A sleeping page has no seconds.
  document.addEventListener('visibilitychange', listener);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', listener);
  };
}

/** Today's calendar day where the reader is; a page that stays open follows past midnight. */
export function useToday(): string {
  const today = () => localDay(new Date());
  return useSyncExternalStore(watchClock, today, today);
}
