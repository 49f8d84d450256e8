import { useEffect, useEffectEvent } from 'react';

/** Calls `action` when the component leaves the page. */
export function useLeaving(action: () => void): void {
  const leave = useEffectEvent(action);
  useEffect(() => () => leave(), []);
}
