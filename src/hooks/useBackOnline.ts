import { useEffect, useEffectEvent } from 'react';

/** Calls `onBack` whenever the network comes back, as long as the component is on the page. */
export function useBackOnline(onBack: () => void): void {
  const back = useEffectEvent(onBack);
  useEffect(() => {
    const listener = () => back();
    addEventListener('online', listener);
    return () => removeEventListener('online', listener);
  }, []);
}
