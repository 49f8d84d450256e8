import { useEffect, useState } from 'react';
import { useFocusKept } from '../../hooks/focus/useFocusKept.ts';
import type { EventRecord } from './eventRecord.ts';

/** The event of a night without tables or results; null when there is none. */
type EventOf = EventRecord | null | 'loading' | 'failed';

/** Reads the event of a page whose own record isn't there: one document, by code fetched only then. */
export function useEventOf(eventId: string): EventOf {
  const [found, setFound] = useState<EventOf>('loading');
  useFocusKept(found === 'loading' ? '' : 'found');
  useEffect(() => {
    let wanted = true;
    import('./eventRecord.ts')
      .then(({ eventRecord }) => eventRecord(eventId))
      .catch((): EventOf => 'failed')
      .then((event) => wanted && setFound(event));
    return () => {
      wanted = false;
    };
  }, [eventId]);
  return found;
}
