import { clearEventDrafts, countEventDrafts, pruneEventDrafts } from '../events/drafts/eventDraft.ts';
import { clearNoteDrafts, countNoteDrafts, pruneNoteDrafts } from '../parts/noteDrafts.ts';

/** Returns how many drafts this browser keeps: event forms and notes on requests. */
export function countDrafts(): number {
  return countEventDrafts() + countNoteDrafts();
}

/** Discards all drafts. */
export function clearDrafts(): void {
  clearEventDrafts();
  clearNoteDrafts();
}

/** Removes drafts that are too old or too many. */
export function pruneDrafts(): void {
  pruneEventDrafts();
  pruneNoteDrafts();
}
