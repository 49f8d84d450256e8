import { useCallback, useEffect, useMemo } from 'react';
import { crewOutbox, send } from '../../data/crew/crewOutbox.ts';
import { keepNotes, notesIn, watchNotes } from '../../data/crew/keptNotes.ts';
import { counted } from '../../domain/crew/crewChanges.ts';
import { goingSlip, type OwnSlip } from '../../domain/night/captain/ownSlips.ts';
import { type TableNotes, withoutSlip, withSlip, withSlips } from '../../domain/night/captain/tableNotes.ts';
import { countChange, slipChange, slipPath } from '../../domain/night/counts/countChanges.ts';
import { slipParts } from '../../domain/night/counts/slipParts.ts';
import type { Slip } from '../../domain/night/counts/slips.ts';
import { useStore } from '../../hooks/useStore.ts';
import { attempt } from '../../parts/attempt.ts';
import type { Desk } from './desk.ts';

/** The slips that this page is sending and that the outbox doesn't list yet. */
const going = new Set<string>();

/** Returns what a captain's phone works with at an event. */
export function useDesk(eventId: string, uid: string, confirmed: boolean): Desk {
  const notes = useStore({ get: () => notesIn(eventId), watch: watchNotes });
  const keep = useCallback(
    (change: (before: TableNotes) => TableNotes) => keepNotes(eventId, change),
    [eventId],
  );
  const sendAll = useCallback(
    (slip: Slip, what: string) => {
      for (const part of slipParts(slip)) sendSlip(eventId, part, what);
    },
    [eventId],
  );
  useSentSlips(eventId);
  return useMemo(
    () => ({ uid, notes, keep, send: sendAll, confirmed }),
    [uid, notes, keep, sendAll, confirmed],
  );
}

/**
 * Sends a slip, and behind it what it says for the board. The slip alone is what must not be lost: if the
 * board refuses, it is made from the slips later.
 */
function sendSlip(eventId: string, slip: Slip, what: string): void {
  going.add(slip.id);
  keepNotes(eventId, (notes) => withSlip(notes, goingSlip(slip)));
  void attempt(() => counted(slipChange(eventId, slip), eventId, slip.by, slip.id), {
    failed: `Failed to send ${what}. Please try again.`,
    retry: () => sendSlip(eventId, slip, what),
    onSaved: (sent) => {
      const change = (to: Partial<OwnSlip>) =>
        keepNotes(eventId, (notes) => withSlips(notes, new Set([slip.id]), to));
      if (sent === 'acknowledged') change({ kept: true, sentAt: Date.now() });
      else void crewOutbox.stored().then((kept) => change({ kept }));
    },
  }).then((outcome) => {
    going.delete(slip.id);
    if (outcome === 'refused') keepNotes(eventId, (notes) => withoutSlip(notes, slip.id));
  });
  void send(() => countChange(eventId, slip), `Failed to show ${what} on the board.`).catch(() => {});
}

/** Follows slips that waited, also of an earlier visit: the outbox no longer has what is sent. */
function useSentSlips(eventId: string): void {
  useEffect(() => {
    let stopped = false;
    async function look(): Promise<void> {
      await crewOutbox.stored();
      if (stopped) return;
      const waiting = new Set(
        crewOutbox.entries().flatMap(({ change }) => change.writes.map(({ path }) => path)),
      );
      const gone = notesIn(eventId).slips.filter(
        ({ id, sentAt }) => sentAt === 0 && !going.has(id) && !waiting.has(slipPath(eventId, id)),
      );
      const sent = new Set(gone.flatMap(({ id, kept }) => (kept ? [id] : [])));
      keepNotes(eventId, (notes) => withSlips(notes, sent, { sentAt: Date.now() }));
      // The page was closed before the browser had saved them, or the browser saves nothing.
      for (const { kept, sentAt, settled, ...slip } of gone)
        if (!kept) sendSlip(eventId, slip, `table ${slip.table.slice(1)}`);
    }
    const stop = crewOutbox.watch(() => void look());
    void crewOutbox.refresh().then(look);
    return () => {
      stopped = true;
      stop();
    };
  }, [eventId]);
}
