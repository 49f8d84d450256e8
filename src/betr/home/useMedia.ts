import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query matches now. Use it only for what CSS can't do: different markup. */
export function useMedia(query: string): boolean {
  const watch = useCallback(
    (listener: () => void) => {
      const media = matchMedia(query);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(watch, () => matchMedia(query).matches);
}
