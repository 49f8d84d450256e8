import {
  type Change,
  deleting,
  plus,
  type Special,
  serverNow,
  setting,
  updating,
  type Write,
} from '../changes/change.ts';
import { randomId } from '../changes/randomId.ts';
import type { TourEvent } from '../events/tourEvent.ts';
import { isTicketText } from '../signUp/ticketKey.ts';
import { emailId } from './emailKey.ts';
import type { Participant } from './participant.ts';
import {
  type ParticipantCorrection,
  type ParticipantInput,
  participantSources,
} from './participantSchema.ts';

type Known = 'name' | 'email' | 'checkedIn' | 'source';

/** What may be known of a person beside their name and address. */
export type PersonDetails = Partial<Omit<Readonly<ParticipantInput>, Known | 'apart'>> & {
  apart?: readonly string[];
  agreed?: string;
  player?: string;
};

/** A person to add to a list. `id`: their earlier id, when they were removed by mistake. */
export type NewParticipant = Pick<ParticipantInput, Known> &
  PersonDetails & {
    id?: string;
    checkedInAt?: Date | null;
    checkedInBy?: string;
  };

/** The maximum number of people in one batch, together with the event's count. */
export const peopleAtOnce = 100;

/** A person added by an import, with their new id. */
export type AddedParticipant = NewParticipant & { id: string };

/**
 * Adds people to an event and their number to its count, in one batch of at most `peopleAtOnce`. The
 * document's id comes from the email address, so that neither two phones nor a repeated import add a person
 * twice. The batch is refused if any one of them is already there.
 */
export function addParticipants(eventId: string, people: readonly NewParticipant[]): Change {
  const placed = people.map((person) => ({ person, id: person.id || newParticipantId(person.email) }));
  const [first, ...others] = placed;
  const letIn = first?.person.checkedIn && others.length === 0;
  return {
    writes: [
      ...placed.map(({ person, id }) => participantWrite(eventId, id, person)),
      countWrite(eventId, plus(people.length)),
    ],
    // Another phone was faster and has counted them; what remains is to check them in.
    needless: placed.map(({ id }) => ({ path: participantPath(eventId, id), exists: true })),
    instead: letIn ? checkIn(eventId, first.id, first.person.checkedInBy ?? '') : undefined,
  };
}

/** An event with its count, which an older one may not have kept, and what can be seen of its night. */
type Counted = Pick<TourEvent, 'id' | 'currentParticipants' | 'board'>;
type Removed = Pick<Participant, 'id' | 'source'>;

/** The fields of an event that say when a spot fell free, which calls who waits by itself. */
export const spotFree = { 'line.calledAt': serverNow };

/**
 * Removes people from the list, `peopleAtOnce` at most, and takes them off the event's count, in one batch.
 * The tickets of those who signed up on this site say so from then on, and whoever waits may take the spots.
 */
export function removeParticipants(
  event: Counted & Pick<TourEvent, 'line'>,
  people: readonly Removed[],
): Change {
  const { id: eventId, currentParticipants: counted, line } = event;
  const paths = people.map(({ id }) => participantPath(eventId, id));
  const alone: Change = {
    writes: [
      ...paths.map(deleting),
      updating(`events/${eventId}`, {
        currentParticipants: counted >= people.length ? plus(-people.length) : 0,
        ...(line.waiting > 0 && spotFree),
        updatedAt: serverNow,
      }),
    ],
    needless: paths.map((path) => ({ path, exists: false })),
  };
  return withTickets(event, alone, people, 'removed');
}

/** Puts people who were removed by mistake back on the list, as they were. */
export function putBack(event: Counted, people: readonly Participant[]): Change {
  const added = people.map((person) => ({
    ...person,
    source: participantSources.find((known) => known === person.source) ?? ('manual' as const),
  }));
  return withTickets(event, addParticipants(event.id, added), people, 'in');
}

/**
 * Returns a change that says the same of the tickets of those who signed up on this site. Once there are
 * tables, the tickets may be cleared, and the change stands without them.
 */
function withTickets(event: Counted, change: Change, people: readonly Removed[], state: string): Change {
  const paths = people
    .filter(({ id, source }) => source === 'sign-up' && isTicketText(id))
    .map(({ id }) => ticketPath(event.id, id));
  const writes = [...change.writes, ...paths.map((path) => updating(path, { state, at: serverNow }))];
  if (paths.length === 0 || event.board === '') return { ...change, writes };
  return { writes, needless: paths.map((path) => ({ path, exists: false })), instead: change };
}

/**
 * Corrects a participant; only the fields that changed are written, and a check-in stays as it is. A
 * participant keeps the id made from the original address, so that an import of the same answers recognizes
 * them. `people`: those who may hold the other side of a pair that is no longer kept apart.
 */
export function correctParticipant(
  eventId: string,
  id: string,
  change: ParticipantCorrection,
  people: readonly Pick<Participant, 'id' | 'apart'>[] = [],
): Change {
  const { apart } = change;
  const others = people.filter(
    (other) => apart && other.id !== id && other.apart.includes(id) && !apart.includes(other.id),
  );
  return {
    writes: [
      updating(participantPath(eventId, id), change),
      ...others.map((other) =>
        updating(participantPath(eventId, other.id), { apart: other.apart.filter((one) => one !== id) }),
      ),
    ],
  };
}

/**
 * Checks a participant in, by the clock of this device, since the change may be sent much later. The first
 * check-in wins: if another phone was faster, nothing is left to do. `by`: the account that does it.
 */
export function checkIn(eventId: string, id: string, by: string, at = new Date()): Change {
  return unlessIn(participantPath(eventId, id), { checkedIn: true, checkedInAt: at, checkedInBy: by });
}

/**
 * Undoes the check-in that is shown; if someone checked the person in again meanwhile, that check-in stays.
 */
export function undoCheckIn(
  eventId: string,
  { id, checkedInAt }: Pick<Participant, 'id' | 'checkedInAt'>,
): Change {
  return unlessIn(participantPath(eventId, id), { checkedIn: false, checkedInAt, checkedInBy: '' });
}

/** Returns a change that the rules refuse once someone is checked in, and that is then needless. */
function unlessIn(path: string, fields: object): Change {
  return {
    writes: [updating(path, fields)],
    needless: [{ path, exists: true, fields: { checkedIn: true } }],
  };
}

/** Returns the id for a new participant: made from their address, or random without one. */
export function newParticipantId(email: string): string {
  return emailId(email) || randomId();
}

/** Returns the write of a new participant's document. */
export function participantWrite(eventId: string, id: string, person: NewParticipant): Write {
  const { name, email, checkedIn, source, checkedInAt = new Date(), checkedInBy = '' } = person;
  // The rules refuse to change createdAt of an existing document, and with it the whole batch.
  return setting(participantPath(eventId, id), {
    name,
    email,
    checkedIn,
    checkedInAt: checkedIn ? checkedInAt : null,
    checkedInBy: checkedIn ? checkedInBy : '',
    source,
    ...detailsOf(person),
    createdAt: serverNow,
  });
}

/** A document has no field for what isn't known; a crew device may not even write some of them. */
function detailsOf(person: PersonDetails): object {
  const { collegeId, collegeName, chapterId, chapterName, shownAs, agreed, player } = person;
  const { table, seat, apart } = person;
  const who = { collegeId, collegeName, chapterId, chapterName, shownAs, agreed, player };
  const details = { ...who, table, seat, apart };
  return Object.fromEntries(Object.entries(details).filter(([, value]) => isKnown(value)));
}

function isKnown(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : value !== undefined && value !== null && value !== '';
}

/** Returns the write of an event's count of participants. */
export function countWrite(eventId: string, currentParticipants: Special | number): Write {
  return updating(`events/${eventId}`, { currentParticipants, updatedAt: serverNow });
}

/** Returns the path of a person on an event's list. */
export function participantPath(eventId: string, id: string): string {
  return `events/${eventId}/participants/${id}`;
}

/** Returns the path of the ticket of somebody who signed up on this site; its id is theirs on the list. */
export function ticketPath(eventId: string, id: string): string {
  return `events/${eventId}/tickets/${id}`;
}
