import {
  collection,
  documentId,
  getDocsFromServer,
  limit,
  orderBy,
  type Query,
  type QueryDocumentSnapshot,
  type QuerySnapshot,
  query,
  startAfter,
  where,
} from 'firebase/firestore';
import { type Change, serverNow, updating } from '../../domain/changes/change.ts';
import type { EventStatus } from '../../domain/events/eventStatus.ts';
import type { EventOrder, EventQuery } from '../../domain/events/lists/eventQuery.ts';
import { type PrivatePart, readPrivatePart } from '../../domain/events/privatePart.ts';
import { readEvent } from '../../domain/events/readEvent.ts';
import type { TourEvent } from '../../domain/events/tourEvent.ts';
import { type Participant, readListedParticipants } from '../../domain/participants/participant.ts';
import type { SignUp } from '../../domain/signUp/signUp.ts';
import { tournamentChanges } from '../../domain/tournaments/tournamentFacts.ts';
import { withTimeout } from '../errors.ts';
import type { Source, Watched, WatchedList } from '../source.ts';
import { joined } from './reads/joined.ts';
import { type PagedList, pagedQuery } from './reads/pagedList.ts';
import { liveList, readFound, watchDocument } from './reads/watch.ts';
import { staffDatabase } from './session/staffDatabase.ts';
import { tournamentRef } from './tournamentResults.ts';

/**
 * An event as staff see it. `ownSecrets`, `ownParticipants`: data that an older document still holds itself.
 */
export type StaffEvent = TourEvent & { ownSecrets: PrivatePart; ownParticipants: readonly Participant[] };

const orderFields: Record<EventOrder, readonly [string, ...string[]]> = {
  date: ['sortDate'],
  title: ['title'],
  college: ['collegeName', 'sortDate'],
  status: ['status', 'sortDate'],
  participants: ['currentParticipants'],
};

/**
 * Returns the events that a query asks for, 50 per page; by default newest first, those without a date before
 * them (specification 2.9).
 */
export function staffEvents(asked: EventQuery): PagedList<StaffEvent> {
  return pagedQuery({
    first: () => eventsQuery(asked),
    size: 50,
    orderedBy: orderFields[asked.by],
    convert: (found) => readFound(found, readStaffEvent),
  });
}

/** The maximum number of ids in one query. */
const maxIds = 30;

/** Returns the events with these ids, live, in no order. */
export function eventsWithIds(ids: readonly string[]): Source<WatchedList<StaffEvent>> {
  if (ids.length === 0)
    return (next) => {
      next(noEvents);
      return () => {};
    };
  const some = liveList(
    () => query(collection(staffDatabase, 'events'), where(documentId(), 'in', ids.slice(0, maxIds))),
    { max: maxIds, convert: (found) => readFound(found, readStaffEvent) },
  );
  if (ids.length <= maxIds) return some;
  return joined(some, eventsWithIds(ids.slice(maxIds)), (first, rest) => ({
    items: [...first.items, ...rest.items],
    more: false,
    growing: false,
  }));
}

const noEvents: WatchedList<StaffEvent> = {
  items: [],
  more: false,
  growing: false,
  fromCache: false,
  waiting: new Set(),
};

/** The maximum number of events in one export. */
export const maxExported = 5_000;
const exportPage = 300;

/**
 * Reads the events that a query asks for once, from the server, at most `maxExported` of them. `onRead` is
 * told how many were read so far. @throws DataError
 */
export async function allStaffEvents(
  asked: EventQuery,
  onRead: (count: number) => void,
): Promise<StaffEvent[]> {
  const events: StaffEvent[] = [];
  let last: QueryDocumentSnapshot | undefined;
  do {
    const size = Math.min(exportPage, maxExported - events.length);
    const page = query(eventsQuery(asked), ...(last ? [startAfter(last)] : []), limit(size));
    const { docs }: QuerySnapshot = await withTimeout(getDocsFromServer(page));
    events.push(...docs.map((found) => readFound(found, readStaffEvent)));
    onRead(events.length);
    last = docs[exportPage - 1];
  } while (last && events.length < maxExported);
  return events;
}

function eventsQuery({ status, from, to, by, direction }: EventQuery): Query {
  const [first, ...others] = orderFields[by];
  const opposite = direction === 'asc' ? 'desc' : 'asc';
  // Within a college or a status the newest come first, and the other way round in the other direction.
  const ends = others.length > 0 ? opposite : direction;
  const ranged = from + to !== '';
  return query(
    collection(staffDatabase, 'events'),
    ...(status === '' ? [] : [where('status', '==', status)]),
    ...(from === '' ? [] : [where('sortDate', '>=', from)]),
    // Events without a date have the year 9999.
    ...(ranged ? [where('sortDate', '<', to === '' ? '9999' : `${to}T99`)] : []),
    orderBy(first, direction),
    ...others.map((field) => orderBy(field, ends)),
    orderBy(documentId(), ends),
  );
}

/** Returns one event as staff see it, live. */
export function staffEvent(eventId: string): Source<Watched<StaffEvent>> {
  return watchDocument(['events', eventId], readStaffEvent);
}

/** Returns the event in a stored document of any age, as staff see it; never throws. */
export function readStaffEvent(id: string, data: unknown): StaffEvent {
  return {
    ...readEvent(id, data),
    ownSecrets: readPrivatePart(data),
    ownParticipants: readListedParticipants(data),
  };
}

/** Returns the staff-only part of an event, live. */
export function privatePart(eventId: string): Source<Watched<PrivatePart>> {
  return watchDocument(['events', eventId, 'private', 'staff'], (_, data) => readPrivatePart(data));
}

/** Shows an event on the landing page or hides it. */
export function showOnLanding(eventId: string, shown: boolean): Change {
  return { writes: [updating(`events/${eventId}`, { showOnLandingPage: shown, updatedAt: serverNow })] };
}

/** Closes sign-up on this site, or opens it again. */
export function changeSignUp(eventId: string, signUp: SignUp): Change {
  return { writes: [updating(`events/${eventId}`, { signUp, updatedAt: serverNow })] };
}

/**
 * Sets the status of an event and of its tournament, in one batch. `hasTournament`: see
 * `eventsWithTournament`; if the tournament was deleted meanwhile, only the event changes.
 */
export function setStatus(event: StaffEvent, status: EventStatus, hasTournament: boolean): Change {
  const alone = { writes: [updating(`events/${event.id}`, { status, updatedAt: serverNow })] };
  const tournament = hasTournament ? tournamentChanges(event, { ...event, status }) : {};
  if (Object.keys(tournament).length === 0) return alone;
  const { path } = tournamentRef(event.id);
  return {
    writes: [...alone.writes, updating(path, tournament)],
    needless: [{ path, exists: false }],
    instead: alone,
  };
}
