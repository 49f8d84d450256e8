import { useEffect, useState } from 'react';
import { localDay } from '../domain/time/parse.ts';

/** Today's calendar day where the reader is; a page that stays open follows past midnight. */
export function useToday(): string {
  const [today, setToday] = useState(() => localDay(new Date()));
  useEffect(() => {
    const look = () => setToday(localDay(new Date()));
    const timer = setInterval(look, 30_000);
    // A sleeping page has no seconds.
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
  return today;
}
