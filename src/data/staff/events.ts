import { collection, doc, getDocFromServer, getDocsFromServer, writeBatch } from 'firebase/firestore';
import { type Change, serverNow, updating } from '../../domain/changes/change.ts';
import type { EventStatus } from '../../domain/events/eventStatus.ts';
import { type PrivatePart, readPrivatePart } from '../../domain/events/privatePart.ts';
import { readEvent } from '../../domain/events/readEvent.ts';
import type { TourEvent } from '../../domain/events/tourEvent.ts';
import { type Participant, readListedParticipants } from '../../domain/participants/participant.ts';
import { readTournament } from '../../domain/tournaments/readTournament.ts';
import { tournamentChanges } from '../../domain/tournaments/tournamentFacts.ts';
import { withTimeout } from '../errors.ts';
import type { Source, Watched } from '../source.ts';
import { discardPictures } from './discardPictures.ts';
import { type PagedList, pagedList } from './reads/pagedList.ts';
import { watchDocument } from './reads/watch.ts';
import { tournamentRef } from './results.ts';
import { staffDatabase } from './session/staffDatabase.ts';

/** An event as staff see it. `ownSecrets`, `ownParticipants`: what an older document still holds itself. */
export type StaffEvent = TourEvent & { ownSecrets: PrivatePart; ownParticipants: readonly Participant[] };

/**
 * All events or those of one status, newest first, those without a date before them; 50 a page (specification
 * 2.9).
 */
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

/** Shows an event on the landing page or hides it. */
export function showOnLanding(eventId: string, shown: boolean): Change {
  return { writes: [updating(`events/${eventId}`, { showOnLandingPage: shown, updatedAt: serverNow })] };
}

/**
 * Gives an event another status, and its tournament with it, in one batch. `hasTournament`: see
 * `eventsWithTournament`; if it went meanwhile, the event changes alone.
 */
export function setStatus(event: StaffEvent, status: EventStatus, hasTournament: boolean): Change {
  const alone = { writes: [updating(`events/${event.id}`, { status, updatedAt: serverNow })] };
  const told = hasTournament ? tournamentChanges(event, { ...event, status }) : {};
  if (Object.keys(told).length === 0) return alone;
  const { path } = tournamentRef(event.id);
  return {
    writes: [...alone.writes, updating(path, told)],
    needless: [{ path, exists: false }],
    instead: alone,
  };
}

/** As many as one batch takes, less the event and its tournament. */
const batchSize = 498;

/**
 * Deletes an event with its private part, its participants, its unlock documents and its tournament (data
 * model), and then those of its pictures that nothing else shows. Only with a network: what has to go is
 * asked of the server, since the browser may not know all of it. @throws DataError
 */
export async function deleteEvent(eventId: string): Promise<void> {
  const event = doc(staffDatabase, 'events', eventId);
  const [stored, tournament, ...parts] = await withTimeout(
    Promise.all([
      getDocFromServer(event),
      getDocFromServer(tournamentRef(eventId)),
      ...['private', 'participants', 'unlocks'].map((name) => getDocsFromServer(collection(event, name))),
    ] as const),
  );
  const refs = parts.flatMap(({ docs }) => docs.map((found) => found.ref));
  for (let start = 0; ; start += batchSize) {
    const batch = writeBatch(staffDatabase);
    for (const ref of refs.slice(start, start + batchSize)) batch.delete(ref);
    // These two go with the last batch: if one fails, the event is still there to be deleted again.
    const last = start + batchSize >= refs.length;
    if (last) batch.delete(event).delete(tournamentRef(eventId));
    await withTimeout(batch.commit());
    if (last) break;
  }
  const { collegeLogo, backgroundImage, bracketImage } = readEvent(eventId, stored.data());
  const { imageUrl } = readTournament(eventId, tournament.data());
  discardPictures([...new Set([collegeLogo, backgroundImage, bracketImage, imageUrl])]);
}
