import { useSyncExternalStore } from 'react';
import { watchClock } from '../../../hooks/useToday.ts';

const minute = 60_000;
const thisMinute = () => Math.floor(Date.now() / minute) * minute;

/** Returns the present minute in milliseconds; it goes on while the page is open. */
export function useNow(): number {
  return useSyncExternalStore(watchClock, thisMinute, thisMinute);
}
