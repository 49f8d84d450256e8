import type { AddedParticipant } from '../../../../domain/participants/participantChanges.ts';
import { createStore } from '../../../../lib/store.ts';

/** How long an import can be undone from the list, in milliseconds. */
export const undoTime = 600_000;

/** What an import has added, when, and how to undo it. */
export type DoneImport = {
  eventId: string;
  added: readonly AddedParticipant[];
  at: number;
  undo: () => void;
};

/** The last import of this visit, null when there was none or it was undone. */
export const lastImport = createStore<DoneImport | null>(null);
