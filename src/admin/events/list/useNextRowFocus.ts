import { useEffect } from 'react';

const rowOf = (id: string) => document.querySelector(`[data-place="${CSS.escape(id)}"]`);

/**
 * When its dialog closes and the row that opened it is gone, puts the focus on the row that took its place;
 * on the page's heading when there is none.
 */
export function useNextRowFocus(eventId: string): void {
  useEffect(() => {
    const row = rowOf(eventId);
    const near = [row?.nextElementSibling, row?.previousElementSibling];
    return () => {
      if (document.activeElement !== document.body) return;
      const next = near.find((each) => each?.isConnected)?.querySelector<HTMLElement>('button');
      (next ?? document.querySelector<HTMLElement>('main h1'))?.focus();
    };
  }, [eventId]);
}
