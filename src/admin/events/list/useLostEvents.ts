import { useEffect } from 'react';
import { editIsStored, eventIsStored } from '../../../data/staff/eventWrites/arrivals.ts';
import { useOnline } from '../../../hooks/useOnline.ts';
import { useStore } from '../../../hooks/useStore.ts';
import { settleUnsent, type UnsentEvent, unsentEvents } from '../drafts/unsentEvents.ts';

/**
 * Returns the new events and the edits that were saved in this browser and did not reach the server. The
 * server is asked about those of earlier visits, since a closed tab learned of no refusal.
 */
export function useLostEvents(): readonly UnsentEvent[] {
  const events = useStore(unsentEvents);
  const online = useOnline();
  useEffect(() => {
    if (!online) return;
    for (const unsent of unsentEvents.get()) {
      const { id, creation, kind, edit } = unsent;
      (kind === 'edit' ? editIsStored(id, edit) : eventIsStored(id, creation)).then(
        (isStored) => settleUnsent(unsent, isStored),
        // The server didn't answer: the next visit asks again.
        () => {},
      );
    }
  }, [online]);
  return events.filter(({ lost }) => lost);
}
