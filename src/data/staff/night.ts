import { collection, doc, getDoc, orderBy, query } from 'firebase/firestore';
import { entriesOf } from '../../domain/fields/storedFields.ts';
import { type Board, readBoard } from '../../domain/night/board/board.ts';
import type { BoardData } from '../../domain/night/board/boardPatch.ts';
import { type DrawSecret, readDrawSecret } from '../../domain/night/board/drawSecret.ts';
import { readSlip, type Slip } from '../../domain/night/counts/slips.ts';
import { readStep, type Step } from '../../domain/night/steps/step.ts';
import { withTimeout } from '../errors.ts';
import { readFound } from '../reads/watching.ts';
import type { Source, Watched, WatchedList } from '../source.ts';
import { liveList, watchDocument } from './reads/watch.ts';
import { staffDatabase } from './session/staffDatabase.ts';

/** A board as it is read, and as it is stored, which steps need. */
export type StaffBoard = { board: Board; data: BoardData };

/** Returns the board of an event's night, live. */
export function staffBoard(eventId: string): Source<Watched<StaffBoard>> {
  return watchDocument(['boards', eventId], readStaffBoard);
}

/** Returns the board of an event's night as it stands, or null without one. @throws DataError */
export async function boardNow(eventId: string): Promise<StaffBoard | null> {
  const found = await withTimeout(getDoc(doc(staffDatabase, 'boards', eventId)));
  return found.exists() ? readFound(found, readStaffBoard) : null;
}

const readStaffBoard = (id: string, data: unknown): StaffBoard => ({
  board: readBoard(id, data),
  data: Object.fromEntries(entriesOf(data)),
});

/** Returns the staff's part of an event's draw, live. */
export function drawSecretOf(eventId: string): Source<Watched<DrawSecret>> {
  return watchDocument(['events', eventId, 'private', 'draw'], (_id, data) => readDrawSecret(data));
}

const eventRef = (eventId: string) => doc(staffDatabase, 'events', eventId);

/**
 * Returns what was counted at the tables of an event, live, the newest by the phones' clocks; 2,000 at most,
 * and whether there is more.
 */
export function slipsOf(eventId: string): Source<WatchedList<Slip>> {
  return liveList(() => query(collection(eventRef(eventId), 'slips'), orderBy('at', 'desc')), {
    max: 2000,
    convert: (found) => readFound(found, readSlip),
  });
}

/** Returns what the directors of an event did, live, oldest first; 1,000 at most. */
export function stepsOf(eventId: string): Source<WatchedList<Step>> {
  return liveList(() => query(collection(eventRef(eventId), 'steps'), orderBy('at')), {
    max: 1000,
    convert: (found) => readFound(found, readStep),
  });
}

/** Returns the step that made this revision of an event's board, or null. @throws DataError */
export async function stepAt(eventId: string, rev: number): Promise<Step | null> {
  const found = await withTimeout(getDoc(doc(eventRef(eventId), 'steps', String(rev))));
  return found.exists() ? readFound(found, readStep) : null;
}
