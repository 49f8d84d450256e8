import {
  collection,
  type DocumentReference,
  doc,
  getDocFromServer,
  getDocs,
  getDocsFromServer,
  limit,
  query,
  writeBatch,
} from 'firebase/firestore';
import {
  type Change,
  deleting,
  fieldGone,
  plus,
  type Special,
  serverNow,
  setting,
  updating,
  type Write,
} from '../../domain/changes/change.ts';
import { limits } from '../../domain/fields/limits.ts';
import { emailId } from '../../domain/participants/emailKey.ts';
import {
  type Participant,
  readListedParticipants,
  readParticipant,
} from '../../domain/participants/participant.ts';
import {
  isEmail,
  type ParticipantCorrection,
  type ParticipantInput,
} from '../../domain/participants/participantSchema.ts';
import { dataError, withTimeout } from '../errors.ts';
import type { Source, WatchedList } from '../source.ts';
import { writeAll } from './changes/changes.ts';
import { liveList } from './reads/liveList.ts';
import { readFound } from './reads/watch.ts';
import { staffDatabase } from './session/staffDatabase.ts';

/** A person to add to a list. `id`: their earlier id, when they were removed by mistake. */
export type NewParticipant = ParticipantInput & { id?: string; checkedInAt?: Date | null };

/** The maximum number of people in one batch, together with the event's count. */
export const peopleAtOnce = 100;

/** A person added by an import, with their new id. */
export type AddedParticipant = ParticipantInput & { id: string };

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

/**
 * Adds people to an event and their number to its count, in one batch of at most `peopleAtOnce`. The
 * document's id comes from the email address, so that neither two phones nor a repeated import add a person
 * twice. The batch is refused if any one of them is already there.
 */
export function addParticipants(eventId: string, people: readonly NewParticipant[]): Change {
  const placed = people.map((person) => ({ person, ref: participantRef(eventId, person) }));
  const [first, ...others] = placed;
  const letIn = first?.person.checkedIn && others.length === 0;
  return {
    writes: [...placed.map(({ person, ref }) => put(ref, person)), count(eventId, plus(people.length))],
    // Another phone was faster and has counted them; what remains is to check them in.
    needless: placed.map(({ ref }) => ({ path: ref.path, exists: true })),
    instead: letIn ? checkIn(eventId, first.ref.id) : undefined,
  };
}

/**
 * Removes a participant from the list and takes 1 off the event's count, in one batch. `counted`: the current
 * count, because an older event may not have counted everyone.
 */
export function removeParticipant(eventId: string, id: string, counted: number): Change {
  const path = participantPath(eventId, id);
  return {
    writes: [deleting(path), count(eventId, counted > 0 ? plus(-1) : 0)],
    needless: [{ path, exists: false }],
  };
}

/** Returns the id for a new participant: made from their address, or random without one. */
export function newParticipantId(eventId: string, email: string): string {
  return participantRef(eventId, { email }).id;
}

/**
 * Returns those of `added` who are unchanged: no one has checked them in, corrected or removed them since.
 * Read from the server, or without a network from this device. @throws DataError
 */
export async function untouchedSince(
  eventId: string,
  added: readonly AddedParticipant[],
): Promise<AddedParticipant[]> {
  const found = await getDocs(query(collection(eventRef(eventId), 'participants'), limit(listLimit))).catch(
    (error: unknown) => {
      throw dataError(error);
    },
  );
  const people = new Map(found.docs.map((document) => [document.id, readFound(document, readParticipant)]));
  return added.filter(({ id, name, email }) => {
    const now = people.get(id);
    return now && !now.checkedIn && now.source === 'import' && now.name === name && now.email === email;
  });
}

/**
 * Removes people from the list and takes their number off the event's count, in one batch of at most
 * `peopleAtOnce`. Refused when some of them are already gone, because their removal has been counted.
 */
export function removeParticipants(eventId: string, ids: readonly string[]): Change {
  const paths = ids.map((id) => participantPath(eventId, id));
  return {
    writes: [...paths.map(deleting), count(eventId, plus(-ids.length))],
    needless: paths.map((path) => ({ path, exists: false })),
  };
}

/**
 * Corrects a participant; only the fields that changed are written, and a check-in stays as it is. A
 * participant keeps the id made from the original address, so that an import of the same answers recognizes
 * them.
 */
export function correctParticipant(eventId: string, id: string, change: ParticipantCorrection): Change {
  return { writes: [updating(participantPath(eventId, id), change)] };
}

/**
 * Checks a participant in, by the clock of this device, since the change may be sent much later. The first
 * check-in wins: if another phone was faster, nothing is left to do.
 */
export function checkIn(eventId: string, id: string, at = new Date()): Change {
  return unlessIn(participantPath(eventId, id), { checkedIn: true, checkedInAt: at });
}

/**
 * Undoes the check-in that is shown; if someone checked the person in again meanwhile, that check-in stays.
 */
export function undoCheckIn(
  eventId: string,
  { id, checkedInAt }: Pick<Participant, 'id' | 'checkedInAt'>,
): Change {
  return unlessIn(participantPath(eventId, id), { checkedIn: false, checkedInAt });
}

/** Returns a change that the rules refuse once someone is checked in, and that is then needless. */
function unlessIn(path: string, fields: { checkedIn: boolean; checkedInAt: Date | null }): Change {
  return {
    writes: [updating(path, fields)],
    needless: [{ path, exists: true, fields: { checkedIn: true } }],
  };
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
      put(participantRef(eventId, person), {
        ...person,
        name: (person.name || person.email || 'No name').slice(0, limits.person),
        email: isEmail(person.email) ? person.email : '',
        source: 'import',
      }),
    );
    const last = start + peopleAtOnce >= left.length;
    if (last) {
      writes.push(count(eventId, there.size + left.length));
      writes.push(updating(eventRef(eventId).path, { participants: fieldGone }));
    }
    const batch = writeBatch(staffDatabase);
    writeAll(batch, writes);
    await withTimeout(batch.commit());
    if (last) return left.length;
  }
}

function eventRef(eventId: string): DocumentReference {
  return doc(staffDatabase, 'events', eventId);
}

function participantRef(eventId: string, { id, email }: { id?: string; email: string }): DocumentReference {
  const people = collection(eventRef(eventId), 'participants');
  const known = id || emailId(email);
  return known ? doc(people, known) : doc(people);
}

function participantPath(eventId: string, id: string): string {
  return `events/${eventId}/participants/${id}`;
}

function put({ path }: DocumentReference, person: NewParticipant): Write {
  const { name, email, checkedIn, source } = person;
  const { checkedInAt = new Date() } = person;
  // The rules refuse to change createdAt of an existing document, and with it the whole batch.
  return setting(path, {
    name,
    email,
    checkedIn,
    checkedInAt: checkedIn ? checkedInAt : null,
    source,
    createdAt: serverNow,
  });
}

function count(eventId: string, currentParticipants: Special | number): Write {
  return updating(eventRef(eventId).path, { currentParticipants, updatedAt: serverNow });
}
