import { useEffect, useState } from 'react';
import { useFocusKept } from '../../hooks/focus/useFocusKept.ts';
import type { EventRecord } from './eventRecord.ts';

/** The event of a night without tables or results; null when there is none. */
type EventOf = EventRecord | null | 'loading' | 'failed';

/**
 * Reads the event of a page whose own record isn't there: one document, by code fetched only then, and once
 * more with every new `turn`.
 */
export function useEventOf(eventId: string, turn = 0): EventOf {
  const [found, setFound] = useState<EventOf>('loading');
  useFocusKept(found === 'loading' ? '' : 'found');
  // biome-ignore lint/correctness/useExhaustiveDependencies: another turn reads anew
  useEffect(() => {
    let wanted = true;
    const failed = (before: EventOf) => (before === 'loading' ? 'failed' : before);
    import('./eventRecord.ts')
      .then(({ eventRecord }) => eventRecord(eventId))
      .catch(() => failed)
      .then((event) => wanted && setFound(event));
    return () => {
      wanted = false;
    };
  }, [eventId, turn]);
  return found;
}
