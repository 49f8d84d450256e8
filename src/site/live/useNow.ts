import { useEffect, useState } from 'react';

/**
 * Returns the server's clock in milliseconds, by which it is ahead of this device's; the component renders
 * again as often as `every` milliseconds.
 */
export function useNow(ahead: number, every = 15_000): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), every);
    return () => clearInterval(timer);
  }, [every]);
  return now + ahead;
}
