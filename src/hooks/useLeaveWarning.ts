import { useEffect, useEffectEvent } from 'react';

/** Lets the browser ask before the page goes, as long as `isNeeded` says so at that moment. */
export function useLeaveWarning(isNeeded: () => boolean): void {
  const warn = useEffectEvent((event: BeforeUnloadEvent) => {
    if (isNeeded()) event.preventDefault();
  });
  useEffect(() => {
    const listener = (event: BeforeUnloadEvent) => warn(event);
    addEventListener('beforeunload', listener);
    return () => removeEventListener('beforeunload', listener);
  }, []);
}
