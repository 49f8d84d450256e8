import {
  collection,
  type DocumentReference,
  doc,
  getDocFromServer,
  getDocsFromServer,
  limit,
  orderBy,
  query,
} from 'firebase/firestore';
import { fieldGone, updating } from '../../domain/changes/change.ts';
import { limits } from '../../domain/fields/limits.ts';
import { readWaiting, type WaitingPerson } from '../../domain/participants/line/waitingPerson.ts';
import {
  type Participant,
  readListedParticipants,
  readParticipant,
} from '../../domain/participants/participant.ts';
import {
  countWrite,
  newParticipantId,
  participantWrite,
  peopleAtOnce,
} from '../../domain/participants/participantChanges.ts';
import { isEmail } from '../../domain/participants/participantSchema.ts';
import { commit } from '../changes/databaseWrites.ts';
import { withTimeout } from '../errors.ts';
import type { Source, WatchedList } from '../source.ts';
import { liveList, readFound } from './reads/watch.ts';
import { staffDatabase } from './session/staffDatabase.ts';

const listLimit = 5000;

/**
 * Returns the participants of an event, live; 5,000 at most. They are ordered by id, so callers sort them for
 * display.
 */
export function participantsOf(eventId: string): Source<WatchedList<Participant>> {
  return liveList(() => collection(eventRef(eventId), 'participants'), {
    max: listLimit,
    convert: (found) => readFound(found, readParticipant),
  });
}

/** Returns who waits for a spot at an event, live, in their order; as many as may. */
export function lineOf(eventId: string): Source<WatchedList<WaitingPerson>> {
  return liveList(() => query(collection(eventRef(eventId), 'waiting'), orderBy('place')), {
    max: limits.waitingList,
    convert: (found) => readFound(found, readWaiting),
  });
}

/** Returns the id of one ticket of an event, live; none where there is no ticket. */
export function anyTicket(eventId: string): Source<WatchedList<string>> {
  return liveList(() => query(collection(eventRef(eventId), 'tickets'), limit(1)), {
    max: 1,
    convert: ({ id }) => id,
  });
}

/**
 * Creates a document for each person an older event lists in its own document, and removes that list. Can be
 * stopped and repeated; returns how many were moved. Needs a network. @throws DataError
 */
export async function moveListedParticipants(eventId: string): Promise<number> {
  const [event, found] = await withTimeout(
    Promise.all([
      getDocFromServer(eventRef(eventId)),
      getDocsFromServer(collection(eventRef(eventId), 'participants')),
    ]),
  );
  const there = new Set(found.docs.map(({ id }) => id));
  const listed = readListedParticipants(event.data()).map((person) => ({
    ...person,
    id: person.id.replaceAll('/', '-'),
  }));
  const left = [...new Map(listed.map((person) => [person.id, person])).values()].filter(
    ({ id }) => !there.has(id),
  );
  for (let start = 0; ; start += peopleAtOnce) {
    const writes = left.slice(start, start + peopleAtOnce).map((person) =>
      participantWrite(eventId, person.id || newParticipantId(person.email), {
        ...person,
        name: (person.name || person.email || 'No name').slice(0, limits.person),
        email: isEmail(person.email) ? person.email : '',
        source: 'import',
      }),
    );
    const last = start + peopleAtOnce >= left.length;
    if (last) {
      writes.push(countWrite(eventId, there.size + left.length));
      writes.push(updating(eventRef(eventId).path, { participants: fieldGone }));
    }
    await withTimeout(commit(staffDatabase, writes));
    if (last) return left.length;
  }
}

function eventRef(eventId: string): DocumentReference {
  return doc(staffDatabase, 'events', eventId);
}
