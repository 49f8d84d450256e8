import { useWindowEvent } from './useWindowEvent.ts';

/** Makes the browser ask before the page is left if `isNeeded` returns true at that moment. */
export function useLeaveWarning(isNeeded: () => boolean): void {
  useWindowEvent('beforeunload', (event) => {
    if (isNeeded()) event.preventDefault();
  });
}
