import { useEffect, useState } from 'react';

/**
 * Returns the server's clock in milliseconds, by which it is ahead of this device's; the component renders
 * again as often as `every` milliseconds.
 */
export function useServerNow(ahead: number, every = 15_000): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const tick = () => setNow(Date.now());
    const timer = setInterval(tick, every);
    // A phone that was asleep shows the time that it is.
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [every]);
  return now + ahead;
}
