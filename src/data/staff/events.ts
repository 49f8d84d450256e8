import {
  collection,
  doc,
  getDocFromServer,
  getDocsFromServer,
  serverTimestamp,
  updateDoc,
  writeBatch,
} from 'firebase/firestore';
import { type PrivatePart, readPrivatePart } from '../../domain/privatePart.ts';
import { readEvent } from '../../domain/readEvent.ts';
import { type Participant, readListedParticipants } from '../../domain/readParticipant.ts';
import type { EventStatus, TourEvent } from '../../domain/tourEvent.ts';
import { answer } from '../errors.ts';
import type { Source, Watched } from '../source.ts';
import { discardPictures } from './discardPictures.ts';
import { type PagedList, pagedList } from './pagedList.ts';
import { staffDatabase } from './staffDatabase.ts';
import { watchDocument } from './watch.ts';

/** An event as staff see it. `ownSecrets`, `ownParticipants`: what an older document still holds itself. */
export type StaffEvent = TourEvent & { ownSecrets: PrivatePart; ownParticipants: readonly Participant[] };

/** All events or those of one status, newest first, those without a date before them; 50 a page (specification 2.9). */
export function staffEvents(status: EventStatus | ''): PagedList<StaffEvent> {
  return pagedList(
    {
      collection: 'events',
      where: status === '' ? [] : [['status', '==', status]],
      direction: 'desc',
      limit: 50,
    },
    readStaffEvent,
  );
}

/** One event as staff see it, live. */
export function staffEvent(eventId: string): Source<Watched<StaffEvent>> {
  return watchDocument(['events', eventId], readStaffEvent);
}

/** The event in a stored document of any age, as staff see it; never fails. */
export function readStaffEvent(id: string, data: unknown): StaffEvent {
  return {
    ...readEvent(id, data),
    ownSecrets: readPrivatePart(data),
    ownParticipants: readListedParticipants(data),
  };
}

/** The part of an event that only staff read, live. */
export function privatePart(eventId: string): Source<Watched<PrivatePart>> {
  return watchDocument(['events', eventId, 'private', 'staff'], (_, data) => readPrivatePart(data));
}

/** Shows an event on the landing page or hides it; settles when the server has it, so call it through `send`. */
export function showOnLanding(eventId: string, shown: boolean): Promise<void> {
  return updateDoc(doc(staffDatabase, 'events', eventId), {
    showOnLandingPage: shown,
    updatedAt: serverTimestamp(),
  });
}

/** Gives an event another status; like `showOnLanding`. */
export function setStatus(eventId: string, status: EventStatus): Promise<void> {
  return updateDoc(doc(staffDatabase, 'events', eventId), { status, updatedAt: serverTimestamp() });
}

const batchSize = 500;

/**
 * Deletes an event with its private part, its participants and its unlock documents (data model), and then those of its
 * pictures that nothing else shows. Only with a network: what has to go is asked of the server, since the browser may
 * not know all of it. @throws DataError
 */
export async function deleteEvent(eventId: string): Promise<void> {
  const event = doc(staffDatabase, 'events', eventId);
  const [stored, ...parts] = await answer(
    Promise.all([
      getDocFromServer(event),
      ...['private', 'participants', 'unlocks'].map((name) => getDocsFromServer(collection(event, name))),
    ] as const),
  );
  // The event goes with the last batch: if one fails, it is still there to be deleted again.
  const refs = [...parts.flatMap(({ docs }) => docs.map((found) => found.ref)), event];
  for (let start = 0; start < refs.length; start += batchSize) {
    const batch = writeBatch(staffDatabase);
    for (const ref of refs.slice(start, start + batchSize)) batch.delete(ref);
    await answer(batch.commit());
  }
  const { collegeLogo, backgroundImage, bracketImage } = readEvent(eventId, stored.data());
  discardPictures([collegeLogo, backgroundImage, bracketImage]);
}
