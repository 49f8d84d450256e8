import { useWindowEvent } from './useWindowEvent.ts';

/** Lets the browser ask before the page goes, as long as `isNeeded` says so at that moment. */
export function useLeaveWarning(isNeeded: () => boolean): void {
  useWindowEvent('beforeunload', (event) => {
    if (isNeeded()) event.preventDefault();
  });
}
