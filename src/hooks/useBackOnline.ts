import { useWindowEvent } from './useWindowEvent.ts';

/** Calls `onBack` whenever the network comes back, as long as the component is mounted. */
export function useBackOnline(onBack: () => void): void {
  useWindowEvent('online', () => onBack());
}
