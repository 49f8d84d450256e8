import { useEffect } from 'react';
import type { Settled } from '../../lib/settling.ts';
import type { FoundEvent } from './findEvent.ts';

/**
 * Makes the page's head say what the server has just said of the event, after the page shows it. A failed or
 * an older answer leaves the head as it is.
 */
export function useEventHead(found: Settled<FoundEvent>): void {
  const fresh = found.status === 'ready' && found.value.isFresh ? found.value : null;
  useEffect(() => {
    if (!fresh) return;
    let isShown = true;
    const write = async () => {
      const { writeHead } = await import('./eventHead.ts');
      if (isShown) writeHead(fresh.event, new Date());
    };
    // Nobody sees it: without its code the head stays as it is.
    write().catch(() => {});
    return () => {
      isShown = false;
    };
  }, [fresh]);
}
