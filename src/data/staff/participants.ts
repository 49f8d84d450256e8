import {
  collection,
  type DocumentReference,
  deleteField,
  doc,
  getDocFromServer,
  getDocs,
  getDocsFromServer,
  increment,
  limit,
  query,
  serverTimestamp,
  updateDoc,
  type WriteBatch,
  waitForPendingWrites,
  writeBatch,
} from 'firebase/firestore';
import { limits } from '../../domain/limits.ts';
import {
  isEmail,
  type ParticipantCorrection,
  type ParticipantInput,
} from '../../domain/participantSchema.ts';
import { emailId } from '../../domain/participants/emailKey.ts';
import { type Participant, readListedParticipants, readParticipant } from '../../domain/readParticipant.ts';
import { answer, dataError } from '../errors.ts';
import type { Source, WatchedList } from '../source.ts';
import { liveList } from './liveList.ts';
import { refusedSince } from './refusedSince.ts';
import { staffDatabase } from './staffDatabase.ts';
import { readFound } from './watch.ts';

/** Somebody who comes onto a list. `id`: the one they had, when they were removed by mistake. */
export type NewParticipant = ParticipantInput & { id?: string; checkedInAt?: Date | null };

/** As many people as go into one batch, together with the event's count. */
export const peopleAtOnce = 100;

/** Somebody whom an import adds, with the id they get. */
export type AddedParticipant = ParticipantInput & { id: string };

const listLimit = 5000;

/** The participants of an event, live; 5 000 at most. Ordered by id: whoever shows them sorts them. */
export function participantsOf(eventId: string): Source<WatchedList<Participant>> {
  return liveList(() => collection(eventRef(eventId), 'participants'), {
    most: listLimit,
    convert: (found) => readFound(found, readParticipant),
  });
}

/**
 * Adds people to an event and their number to its count, in one batch: at most `peopleAtOnce`. An e-mail address stands
 * on a list once: its document is named by it, so that neither two phones nor a repeated import add somebody twice.
 * Call it through `send`. @throws DataError 'refused' also when one of several is there already
 */
export async function addParticipants(eventId: string, people: readonly NewParticipant[]): Promise<void> {
  const batch = writeBatch(staffDatabase);
  const refs = people.map((person) => {
    const ref = participantRef(eventId, person);
    put(batch, ref, person);
    return ref;
  });
  count(batch, eventId, increment(people.length));
  await batch.commit().catch(async (error: unknown) => {
    const [ref, ...others] = refs;
    const [person] = people;
    // Another phone was faster and has counted them; what is left to do is to let them in.
    const there = ref && others.length === 0 && (await refusedSince(error, ref, 'there'));
    if (!there) throw error;
    if (person?.checkedIn) await checkIn(eventId, ref.id);
  });
}

/**
 * Takes somebody off the list and 1 off the event's count, in one batch. `counted`: the count as it stands, for an older
 * event may not have counted everybody. Call it through `send`.
 */
export async function removeParticipant(eventId: string, id: string, counted: number): Promise<void> {
  const ref = doc(eventRef(eventId), 'participants', id);
  const batch = writeBatch(staffDatabase);
  batch.delete(ref);
  count(batch, eventId, counted > 0 ? increment(-1) : 0);
  await batch.commit().catch(async (error: unknown) => {
    if (!(await refusedSince(error, ref, 'gone'))) throw error;
  });
}

/** The id under which somebody new comes onto a list: their address gives it, else it is made up. */
export function newParticipantId(eventId: string, email: string): string {
  return participantRef(eventId, { email }).id;
}

/**
 * Those of `added` who stand on the list as they came: nobody has checked them in, corrected or removed them since. From
 * the server, without a network from what this device has stored. @throws DataError
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
 * Takes people off the list and their number off the event's count, in one batch: at most `peopleAtOnce`. Whoever is gone
 * already was counted by whoever removed them. Call it through `send`.
 */
export async function removeParticipants(eventId: string, ids: readonly string[]): Promise<void> {
  const batch = writeBatch(staffDatabase);
  for (const id of ids) batch.delete(doc(eventRef(eventId), 'participants', id));
  count(batch, eventId, increment(-ids.length));
  await batch.commit().catch(async (error: unknown) => {
    if (dataError(error).kind !== 'refused') throw error;
    const found = await answer(getDocsFromServer(collection(eventRef(eventId), 'participants')));
    const there = new Set(found.docs.map(({ id }) => id));
    const left = ids.filter((id) => there.has(id));
    if (left.length === ids.length) throw error;
    if (left.length > 0) await removeParticipants(eventId, left);
  });
}

/**
 * Corrects somebody on the list; only the fields that changed are written, and a check-in stays as it is. Whoever came
 * with an address keeps the id it gave, so that an import of the same answers knows them. Call it through `send`.
 */
export function correctParticipant(
  eventId: string,
  id: string,
  change: ParticipantCorrection,
): Promise<void> {
  return updateDoc(doc(eventRef(eventId), 'participants', id), change);
}

/**
 * Checks somebody in, by the clock of this device, since the change may be sent much later. The first check-in stands:
 * if another phone was faster there is nothing left to do. Call it through `send`.
 */
export async function checkIn(eventId: string, id: string, at = new Date()): Promise<void> {
  const ref = doc(eventRef(eventId), 'participants', id);
  await updateDoc(ref, { checkedIn: true, checkedInAt: at }).catch(async (error: unknown) => {
    if (!(await alreadyIn(error, ref))) throw error;
  });
}

/**
 * Takes back the check-in that is shown, and no other: if somebody checked in anew meanwhile, that stands. Call it
 * through `send`.
 */
export async function undoCheckIn(
  eventId: string,
  { id, checkedInAt }: Pick<Participant, 'id' | 'checkedInAt'>,
): Promise<void> {
  const ref = doc(eventRef(eventId), 'participants', id);
  await updateDoc(ref, { checkedIn: false, checkedInAt }).catch(async (error: unknown) => {
    if (!(await alreadyIn(error, ref))) throw error;
  });
}

/**
 * Gives the people that an older event lists in itself a document each, and takes the list out of the event. Can be
 * stopped and repeated; returns how many were moved. Only with a network. @throws DataError
 */
export async function moveListedParticipants(eventId: string): Promise<number> {
  const [event, found] = await answer(
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
    const batch = writeBatch(staffDatabase);
    for (const person of left.slice(start, start + peopleAtOnce))
      put(batch, participantRef(eventId, person), {
        ...person,
        name: (person.name || person.email || 'No name').slice(0, limits.person),
        email: isEmail(person.email) ? person.email : '',
        source: 'import',
      });
    const last = start + peopleAtOnce >= left.length;
    if (last) {
      count(batch, eventId, there.size + left.length);
      batch.update(eventRef(eventId), { participants: deleteField() });
    }
    await answer(batch.commit());
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

function put(batch: WriteBatch, ref: DocumentReference, person: NewParticipant): void {
  const { name, email, checkedIn, source } = person;
  const { checkedInAt = new Date() } = person;
  // The rules refuse another moment of creation for what is there already, and with it the whole batch.
  batch.set(ref, {
    name,
    email,
    checkedIn,
    checkedInAt: checkedIn ? checkedInAt : null,
    source,
    createdAt: serverTimestamp(),
  });
}

function count(batch: WriteBatch, eventId: string, currentParticipants: unknown): void {
  batch.update(eventRef(eventId), { currentParticipants, updatedAt: serverTimestamp() });
}

async function alreadyIn(error: unknown, ref: DocumentReference): Promise<boolean> {
  if (dataError(error).kind !== 'refused') return false;
  // What is read holds the changes that this device has not sent yet, an undo for instance; so these go first.
  const found = await answer(waitForPendingWrites(staffDatabase))
    .then(() => answer(getDocFromServer(ref)))
    .catch(() => null);
  return found?.get('checkedIn') === true;
}
