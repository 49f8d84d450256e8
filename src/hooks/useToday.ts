import { useSyncExternalStore } from 'react';
import { localDay } from '../domain/time/parse.ts';
import { drawnFile } from '../lib/drawnFile.ts';

/** Calls `listener` twice a minute and when the page is shown again; returns a function that stops it. */
export function watchClock(listener: () => void): () => void {
  const timer = setInterval(listener, 30_000);
  // Timers don't run while the page sleeps.
  document.addEventListener('visibilitychange', listener);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', listener);
  };
}

/** Returns today's calendar day in the user's time zone; it changes at midnight while the page stays open. */
export function useToday(): string {
  const today = () => localDay(new Date());
  // While the app takes a drawn page over, the day on which it was drawn.
  return useSyncExternalStore(watchClock, today, () => String(drawnFile().today ?? today()));
}
