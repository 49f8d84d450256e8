import { workplace } from '../../data/crew/crew.ts';
import { crewOutbox, send } from '../../data/crew/crewOutbox.ts';
import { keepNotes, notesIn } from '../../data/crew/keptNotes.ts';
import { counted } from '../../domain/crew/crewChanges.ts';
import { goingSlip } from '../../domain/night/captain/ownSlips.ts';
import { withoutSlip, withSlip, withSlips } from '../../domain/night/captain/tableNotes.ts';
import { countChange, shownSlip, slipChange, writtenSlips } from '../../domain/night/counts/countChanges.ts';
import type { Slip } from '../../domain/night/counts/slips.ts';
import { attempt } from '../../parts/attempt.ts';

/**
 * Sends a slip, and behind it what it says for the board. The slip alone is what must not be lost: if the
 * board refuses, it is made from the slips later.
 */
export function sendSlip(eventId: string, slip: Slip, what: string): void {
  // First: the page may be closed before the outbox has saved it.
  keepNotes(eventId, (notes) => withSlip(notes, goingSlip(slip)));
  void attempt(() => counted(slipChange(eventId, slip), eventId, slip.by, slip.id), {
    failed: `Failed to send ${what}. Please try again.`,
    retry: () => sendSlip(eventId, slip, what),
  }).then((outcome) => {
    if (outcome === 'refused') keepNotes(eventId, (notes) => withoutSlip(notes, slip.id));
  });
  showSlip(eventId, slip, what);
}

function showSlip(eventId: string, slip: Slip, what: string): void {
  void send(() => countChange(eventId, slip), `Failed to show ${what} on the board.`).catch(() => {});
}

/**
 * Follows the slips in the outbox, also those of an earlier visit: what leaves it is sent. Slips that it
 * doesn't have at the beginning of the work at an event are sent again.
 */
export function followSlips(): void {
  let waiting = writtenSlips(crewOutbox.all());
  crewOutbox.watch(() => {
    const before = waiting;
    waiting = writtenSlips(crewOutbox.all());
    for (const [id, eventId] of before)
      if (!waiting.has(id))
        keepNotes(eventId, (notes) => withSlips(notes, new Set([id]), { sentAt: Date.now() }));
  });
  workplace.watch(() => {
    const eventId = workplace.get();
    if (eventId) void sendLost(eventId);
  });
}

/** Sends what a page that was closed had not saved yet, or what this browser's outbox can't save. */
async function sendLost(eventId: string): Promise<void> {
  await crewOutbox.refresh();
  if (workplace.get() !== eventId) return;
  const entries = crewOutbox.all();
  const waiting = writtenSlips(entries);
  const shown = new Set(entries.map(({ change }) => shownSlip(change)));
  for (const slip of notesIn(eventId).slips) {
    if (slip.sentAt > 0) continue;
    const what = `table ${slip.table.slice(1)}`;
    if (!waiting.has(slip.id)) sendSlip(eventId, slip, what);
    // The page was closed between the two.
    else if (!shown.has(slip.id)) showSlip(eventId, slip, what);
  }
}
