import { useEffect, useState } from 'react';

/** Keeps the focus on the page's heading when another status of the page has another heading element. */
export function useFocusKept(status: string): void {
  const [first] = useState(status);
  useEffect(() => {
    const lost = status !== first && document.activeElement === document.body;
    if (lost) document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }, [status, first]);
}
