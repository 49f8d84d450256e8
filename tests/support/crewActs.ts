import { doc, type Firestore, increment, type WriteBatch, writeBatch } from 'firebase/firestore/lite';
import { sent } from './documents/samples.ts';

type Joining = { eventId: string; uid: string; fields?: object; devices?: number | null };

/**
 * Joins the crew of an event, counted with its pass as the app does; the changes of a test make it differ by
 * one thing. `devices`: how many are counted with the pass, null for no count.
 */
export function joinCrew(
  database: Firestore,
  { eventId, uid, fields = {}, devices = 1 }: Joining,
): Promise<void> {
  const member = { ...sent.crew, ...fields };
  const batch = writeBatch(database);
  batch.set(doc(database, `events/${eventId}/crew/${uid}`), member);
  if (devices !== null)
    batch.update(doc(database, `events/${eventId}/passes/${member.pass}`), { devices: increment(devices) });
  return batch.commit();
}

/** Counts what a device makes in this batch, as the app does: a slip or a walk-in with this id. */
export function countWork(
  batch: WriteBatch,
  database: Firestore,
  { eventId, uid, id, by = 1 }: { eventId: string; uid: string; id: string; by?: number },
): void {
  batch.update(doc(database, `events/${eventId}/crew/${uid}`), { made: increment(by), last: id });
}
