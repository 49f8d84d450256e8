import { clearEventDrafts, countEventDrafts, pruneEventDrafts } from '../events/drafts/eventDraft.ts';
import { clearNoteDrafts, countNoteDrafts, pruneNoteDrafts } from '../parts/noteDrafts.ts';

/** How many drafts this browser keeps: forms of events and notes on requests. */
export function countDrafts(): number {
  return countEventDrafts() + countNoteDrafts();
}

/** Throws them all away. */
export function clearDrafts(): void {
  clearEventDrafts();
  clearNoteDrafts();
}

/** Takes those off the browser that are too old or too many. */
export function pruneDrafts(): void {
  pruneEventDrafts();
  pruneNoteDrafts();
}
