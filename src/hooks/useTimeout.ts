import { useEffect, useEffectEvent } from 'react';

/**
 * Calls `action` once after `delay` milliseconds, never while `delay` is null. A new `occasion` restarts the
 * time.
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
