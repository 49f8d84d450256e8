import { useEffect } from 'react';
import { createStore } from '../lib/store.ts';

/** How many controls have been waiting for so long that it is worth a word. */
export const waiting = createStore(0);

/** Has the page's live region say that something is waited for, once `busy` has lasted 150 ms. */
export function useWaiting(busy: boolean): void {
  useEffect(() => {
    if (!busy) return;
    let said = false;
    const timer = setTimeout(() => {
      said = true;
      waiting.set(waiting.get() + 1);
    }, 150);
    return () => {
      clearTimeout(timer);
      if (said) waiting.set(waiting.get() - 1);
    };
  }, [busy]);
}
