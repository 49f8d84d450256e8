import { useEffect } from 'react';
import { editIsStored, eventIsStored } from '../../../data/staff/eventWrites.ts';
import { useOnline } from '../../../hooks/useOnline.ts';
import { useStore } from '../../../hooks/useStore.ts';
import { forgetUnsent, markLost, type UnsentEvent, unsentEvents } from '../drafts/unsentEvents.ts';

/**
 * Returns the new events and the edits that were saved in this browser and did not reach the server. The
 * server is asked about those of earlier visits, since a closed tab learned of no refusal.
 */
export function useLostEvents(): readonly UnsentEvent[] {
  const events = useStore(unsentEvents);
  const online = useOnline();
  useEffect(() => {
    if (!online) return;
    for (const { id, kind, edit, lost } of unsentEvents.get()) {
      (kind === 'edit' ? editIsStored(id, edit) : eventIsStored(id)).then(
        (is) => {
          if (is) forgetUnsent(id);
          else if (!lost) markLost(id);
        },
        // The server didn't answer: the next visit asks again.
        () => {},
      );
    }
  }, [online]);
  return events.filter(({ lost }) => lost);
}
