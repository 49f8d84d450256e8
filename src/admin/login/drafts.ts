import { beforeForgetting, currentSession } from '../../data/staff/session/session.ts';
import { clearTabDrafts } from '../../parts/tabDrafts.ts';
import { clearEventDrafts, countEventDrafts, pruneEventDrafts } from '../events/drafts/eventDraft.ts';
import { clearTypedDrafts, countTypedDrafts, pruneTypedDrafts } from '../events/drafts/typedPlaces.ts';
import { clearLogDrafts, countLogDrafts, pruneLogDrafts } from '../outreach/log/logDraft.ts';
import { clearNoteDrafts, countNoteDrafts, pruneNoteDrafts } from '../parts/noteDrafts.ts';

/**
 * Returns how many drafts this browser keeps: event forms, typed places, contacts and
 * notes on requests.
 */
export function countDrafts(): number {
  return countEventDrafts() + countTypedDrafts() + countLogDrafts() + countNoteDrafts();
}

/** Discards all drafts. */
export function clearDrafts(): void {
  clearEventDrafts();
  clearTypedDrafts();
  clearLogDrafts();
  clearNoteDrafts();
}

/** Removes drafts that are too old or too many. */
export function pruneDrafts(): void {
  pruneEventDrafts();
  pruneTypedDrafts();
  pruneLogDrafts();
  pruneNoteDrafts();
}

/** Makes the drafts of this tab end with the session, also with one that ended before the page was loaded. */
export function endTabDrafts(): void {
  if (!currentSession()) clearTabDrafts();
  beforeForgetting(async () => clearTabDrafts());
}
