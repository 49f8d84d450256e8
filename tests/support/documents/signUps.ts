import { doc, type Firestore, increment, serverTimestamp, type WriteBatch } from 'firebase/firestore/lite';
import type { Stored } from '../../../scripts/firestoreRest.ts';
import { ticketIdOf } from '../../../src/domain/signUp/ticketKey.ts';
import { season } from './samples.ts';

/*
 * Somebody who has signed up on the site, and somebody who does. A sign-up is one commit of four documents.
 */

const keyOf = (letter: string) => `${letter}-z_0123456789A-z_0123`;

/** The keys of tickets: one that is in, one that is new, and three that wait. */
export const ticketKeys = {
  ...{ stored: keyOf('A'), fresh: keyOf('B') },
  ...{ first: keyOf('D'), second: keyOf('E'), third: keyOf('F') },
};
export const ids = {
  stored: await ticketIdOf(ticketKeys.stored),
  fresh: await ticketIdOf(ticketKeys.fresh),
  first: await ticketIdOf(ticketKeys.first),
  second: await ticketIdOf(ticketKeys.second),
  third: await ticketIdOf(ticketKeys.third),
};

const now = serverTimestamp();
const moment = new Date('2026-01-02T03:04:05Z');
const { googleFormUrl: _, ...event } = { ...season['events/e1'] };
const seal = 'A'.repeat(40);

/** What somebody types and agrees to. */
export const typed = {
  name: 'Ann Lee',
  email: 'ann@college.example',
  collegeId: 'purdue-university',
  collegeName: 'Purdue University',
  chapterId: 'purdue-university--sigma-chi',
  chapterName: 'Sigma Chi',
  shownAs: 'short',
  agreed: '2026-11-01',
};
/** Who has signed up, without the moment. */
export const signedUpPerson = { ...typed, checkedIn: false, source: 'sign-up' };

/** A person and a ticket as they are sent. */
export const sentPerson = { ...signedUpPerson, createdAt: now };
export const sentTicket = { state: 'in', at: now, sealed: seal };

/** An event, 'site', at which one of two has signed up on the site. */
export const signedUp: Record<string, Record<string, Stored>> = {
  'events/site': {
    ...event,
    registration: 'site',
    signUp: { open: true, closesAt: 0 },
    maxParticipants: 4,
    currentParticipants: 2,
  },
  'events/site/private/desk': { last: ids.stored },
  'events/site/participants/p1': { ...season['events/e1/participants/p1'] },
  [`events/site/participants/${ids.stored}`]: { ...signedUpPerson, createdAt: moment },
  [`events/site/tickets/${ids.stored}`]: { state: 'in', at: moment, sealed: seal },
};

const names = { first: 'Bo Ng', second: 'Cy Orr', third: 'Di Poe' };

/** Who waits in `lined`, without the moment. */
export const waiting = {
  first: { ...typed, name: names.first, place: 3 },
  second: { ...typed, name: names.second, place: 4 },
  third: { ...typed, name: names.third, place: 5 },
};

/** The same event when it is full, and three wait. */
export const lined: Record<string, Record<string, Stored>> = {
  ...signedUp,
  'events/site': {
    ...signedUp['events/site'],
    maxParticipants: 2,
    waitingList: 4,
    line: { waiting: 3, gone: 2, order: 'www', calledAt: new Date() },
  },
  ...Object.fromEntries(
    (['first', 'second', 'third'] as const).flatMap((who) => [
      [`events/site/waiting/${ids[who]}`, { ...waiting[who], createdAt: moment }],
      [
        `events/site/tickets/${ids[who]}`,
        { state: 'waiting', at: moment, sealed: seal, place: waiting[who].place },
      ],
    ]),
  ),
};

/** Writes what comes with a new ticket: its person, the desk and the count. */
export function signUpBeside(
  batch: WriteBatch,
  database: Firestore,
  { eventId, id, unlock }: { eventId: string; id: string; unlock?: string },
): void {
  const event = `events/${eventId}`;
  batch.set(doc(database, `${event}/participants/${id}`), sentPerson);
  batch.set(doc(database, `${event}/private/desk`), {
    last: id,
    ...(unlock && { unlock: { [id]: unlock } }),
  });
  batch.update(doc(database, event), { currentParticipants: increment(1), updatedAt: now });
}

/** A place in line as it is sent, the next one of `lined`. */
export const sentWaiting = { ...typed, place: 6, createdAt: now };

/** The message with its ticket. */
export const sentMail = {
  to: typed.email,
  template: {
    name: 'ticket-waiting',
    data: { event: 'full', key: ticketKeys.fresh, title: String(event.title) },
  },
};

/** Writes what comes with a new place in the line of events/full: its ticket, the desk and the counts. */
export function joinBeside(batch: WriteBatch, database: Firestore): void {
  const { fresh: id } = ids;
  const ticket = { ...sentTicket, state: 'waiting', place: sentWaiting.place };
  batch.set(doc(database, `events/full/tickets/${id}`), ticket);
  batch.set(doc(database, 'events/full/private/desk'), { last: id });
  const counts = { 'line.waiting': increment(1), 'line.order': 'wwww' };
  batch.update(doc(database, 'events/full'), { ...counts, updatedAt: now });
}
