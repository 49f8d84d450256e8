import { collection, limit, query } from 'firebase/firestore';
import { type Change, serverNow, updating } from '../../domain/changes/change.ts';
import type { SignUp } from '../../domain/signUp/signUp.ts';
import type { Source, WatchedList } from '../source.ts';
import { liveList } from './reads/watch.ts';
import { staffStore } from './season/seasonStore.ts';
import { staffDatabase } from './session/staffDatabase.ts';
import { clearing } from './trash/clearing.ts';

/** Closes sign-up on this site, or opens it again. */
export function changeSignUp(eventId: string, signUp: SignUp): Change {
  return { writes: [updating(`events/${eventId}`, { signUp, updatedAt: serverNow })] };
}

/** Returns the id of one ticket of an event, live; none where there is no ticket. */
export function anyTicket(eventId: string): Source<WatchedList<string>> {
  return liveList(() => query(collection(staffDatabase, 'events', eventId, 'tickets'), limit(1)), {
    max: 1,
    convert: ({ id }) => id,
  });
}

/** Deletes the tickets of an event; see `clearing`. @throws DataError */
export const clearSignUps = clearing(staffStore);
