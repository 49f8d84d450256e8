import {
  collection,
  documentId,
  getDocsFromServer,
  limit,
  orderBy,
  type Query,
  type QueryConstraint,
  type QueryDocumentSnapshot,
  type QuerySnapshot,
  query,
  startAfter,
  where,
} from 'firebase/firestore';
import { type CalendarItem, calendarItems } from '../../domain/calendar/calendarItem.ts';
import { readEvent } from '../../domain/events/readEvent.ts';
import type { TourEvent } from '../../domain/events/tourEvent.ts';
import { daysOf, monthsLater } from '../../domain/time/day.ts';
import { readTournament } from '../../domain/tournaments/readTournament.ts';
import type { Tournament } from '../../domain/tournaments/tournament.ts';
import { withTimeout } from '../errors.ts';
import type { Origin, Source, WatchedList } from '../source.ts';
import { joined } from './reads/joined.ts';
import { liveList, type Reader, readFound } from './reads/watch.ts';
import { staffDatabase } from './session/staffDatabase.ts';

/** Tournaments and events together, soonest first. `more`: there are more than the limit. */
export type Calendar = Origin & { items: readonly CalendarItem[]; more: boolean };

const mostOfMonth = 300;
const mostInTicker = 15;
const pageOfSeason = 300;

/**
 * Returns the tournaments and events of a month ('YYYY-MM'), live: only the documents of that month, at most
 * 300 of each kind.
 */
export function monthCalendar(month: string): Source<Calendar> {
  const within = [
    where('sortDate', '>=', daysOf(month).first),
    where('sortDate', '<', daysOf(monthsLater(month, 1)).first),
  ];
  return both(within, mostOfMonth);
}

/**
 * Returns scheduled and upcoming items from `today` ('YYYY-MM-DD') on, live, at most 15 of each kind
 * (specification 2.17).
 */
export function comingUp(today: string): Source<Calendar> {
  const coming = [where('status', 'in', ['scheduled', 'upcoming']), where('sortDate', '>=', today)];
  return both(coming, mostInTicker);
}

/** Reads everything from one day to another once, without a limit. @throws DataError */
export async function season(
  first: string,
  last: string,
): Promise<{ events: TourEvent[]; tournaments: Tournament[] }> {
  const [events, tournaments] = await Promise.all([
    everyone('events', first, last, readEvent),
    everyone('tournaments', first, last, readTournament),
  ]);
  return { events, tournaments };
}

type Name = 'events' | 'tournaments';

function both(constraints: readonly QueryConstraint[], max: number): Source<Calendar> {
  return joined(
    ordered('events', constraints, max, readEvent),
    ordered('tournaments', constraints, max, readTournament),
    (events, tournaments) => ({
      items: calendarItems(events.items, tournaments.items),
      more: events.more || tournaments.more,
    }),
  );
}

function ordered<T>(
  name: Name,
  constraints: readonly QueryConstraint[],
  max: number,
  read: Reader<T>,
): Source<WatchedList<T>> {
  return liveList(() => query(collection(staffDatabase, name), ...constraints, orderBy('sortDate')), {
    max,
    convert: (found) => readFound(found, read),
  });
}

async function everyone<T>(name: Name, first: string, last: string, read: Reader<T>): Promise<T[]> {
  const all: QueryDocumentSnapshot[] = [];
  for (let page: Query | null = seasonQuery(name, first, last); page; ) {
    const found: QuerySnapshot = await withTimeout(getDocsFromServer(page));
    all.push(...found.docs);
    const end = found.docs[pageOfSeason - 1];
    page = end ? query(seasonQuery(name, first, last), startAfter(end)) : null;
  }
  return all.map((found) => readFound(found, read));
}

function seasonQuery(name: Name, first: string, last: string): Query {
  return query(
    collection(staffDatabase, name),
    where('sortDate', '>=', first),
    where('sortDate', '<=', `${last}T23:59`),
    orderBy('sortDate'),
    orderBy(documentId()),
    limit(pageOfSeason),
  );
}
