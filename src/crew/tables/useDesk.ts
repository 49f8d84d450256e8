import { useMemo } from 'react';
import { crewOutbox } from '../../data/crew/crewOutbox.ts';
import { keepNotes, notesIn, watchNotes } from '../../data/crew/keptNotes.ts';
import { writtenSlips } from '../../domain/night/counts/countChanges.ts';
import { slipParts } from '../../domain/night/counts/slipParts.ts';
import { useStore } from '../../hooks/useStore.ts';
import type { Desk } from './desk.ts';
import { sendSlip } from './sentSlips.ts';

/** Returns what a captain's phone works with at an event. */
export function useDesk(eventId: string, uid: string, confirmed: boolean): Desk {
  const notes = useStore({ get: () => notesIn(eventId), watch: watchNotes });
  const entries = useStore({ get: crewOutbox.entries, watch: crewOutbox.watch });
  const keeps = useStore(crewOutbox.keeps);
  return useMemo(() => {
    const waiting = writtenSlips(entries);
    return {
      uid,
      notes,
      isSaved: ({ id }) => keeps && waiting.has(id),
      keep: (change) => keepNotes(eventId, change),
      send: (slip, what) => {
        for (const part of slipParts(slip)) sendSlip(eventId, part, what);
      },
      confirmed,
    };
  }, [eventId, uid, notes, entries, keeps, confirmed]);
}
