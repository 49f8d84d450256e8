import { useSyncExternalStore } from 'react';
import { watchClock } from '../../../hooks/useToday.ts';

/** Returns the current time; it changes every minute while the page stays open. */
export function useMinute(): Date {
  const minute = () => Math.floor(Date.now() / 60_000);
  return new Date(useSyncExternalStore(watchClock, minute, minute) * 60_000);
}
