import { useEffect, useEffectEvent } from 'react';

/**
 * Calls `action` once, `delay` milliseconds from now; never while `delay` is null. Another `occasion` begins
 * the time anew.
 */
export function useTimeout(action: () => void, delay: number | null, occasion?: unknown): void {
  const act = useEffectEvent(action);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another occasion begins anew
  useEffect(() => {
    if (delay === null) return;
    const timer = setTimeout(() => act(), delay);
    return () => clearTimeout(timer);
  }, [delay, occasion]);
}
