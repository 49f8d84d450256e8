import { collection, orderBy, type QueryConstraint, query, where } from 'firebase/firestore';
import type { PrivatePart } from '../../domain/events/privatePart.ts';
import { addDays } from '../../domain/time/day.ts';
import { readTournament } from '../../domain/tournaments/readTournament.ts';
import type { Origin, Source, Watched, WatchedList } from '../source.ts';
import { privatePart, readStaffEvent, type StaffEvent } from './events.ts';
import { joined } from './reads/joined.ts';
import { liveList, type Reader, readFound } from './reads/watch.ts';
import { staffDatabase } from './session/staffDatabase.ts';

/** The events around today. */
export type NextEvents = Origin & {
  /** Soonest first, those without a date last. */
  events: readonly StaffEvent[];
  /** The ids of the events that have a result. */
  results: ReadonlySet<string>;
  /** Whether there are more than were read. */
  more: boolean;
};

const days = 60;
const maxAhead = 150;
const maxPast = 100;
const maxUndated = 50;
const maxOnDay = 50;
const maxResults = 200;

/**
 * Returns the events of the 60 days before and after `today`, those without a date, and which of them have a
 * result, live. It reads at most 150 events ahead, 100 that are over, 50 without a date and 200 tournaments.
 */
export function nextEvents(today: string): Source<NextEvents> {
  const [from, to] = [addDays(today, -days), addDays(today, days + 1)];
  const since = where('sortDate', '>=', from);
  const ahead = list('events', maxAhead, readStaffEvent, [
    where('sortDate', '>=', today),
    where('sortDate', '<', to),
    orderBy('sortDate'),
  ]);
  const past = list('events', maxPast, readStaffEvent, [
    since,
    where('sortDate', '<', today),
    orderBy('sortDate', 'desc'),
  ]);
  const undated = list('events', maxUndated, readStaffEvent, [
    where('sortDate', '>=', '9999'),
    orderBy('sortDate'),
  ]);
  const tournaments = list('tournaments', maxResults, readTournament, [since, orderBy('sortDate', 'desc')]);
  const dated = joined(past, ahead, (before, after) => ({
    events: [...before.items.toReversed(), ...after.items],
    more: before.more || after.more,
  }));
  const others = joined(undated, tournaments, (events, all) => ({
    events: events.items,
    results: new Set(all.items.filter(({ status }) => status === 'completed').map(({ id }) => id)),
    more: events.more || all.more,
  }));
  return joined(dated, others, (first, second) => ({
    events: [...first.events, ...second.events],
    results: second.results,
    more: first.more || second.more,
  }));
}

/** Returns the events of a day, 'YYYY-MM-DD', live, 50 at most. */
export function eventsOn(day: string): Source<WatchedList<StaffEvent>> {
  return list('events', maxOnDay, readStaffEvent, [
    where('sortDate', '>=', day),
    where('sortDate', '<=', `${day}T23:59`),
    orderBy('sortDate'),
  ]);
}

/** Returns which of these events have no sign-up form in their private parts, live: a read for each. */
export function formlessEvents(ids: readonly string[]): Source<ReadonlySet<string>> {
  return (next, fail) => {
    const parts = new Map<string, Watched<PrivatePart>>();
    const stops = ids.map((id) =>
      privatePart(id)((part) => {
        parts.set(id, part);
        if (parts.size === ids.length) next(formless(parts));
      }, fail),
    );
    if (ids.length === 0) next(new Set());
    return () => {
      for (const stop of stops) stop();
    };
  };
}

function formless(parts: ReadonlyMap<string, Watched<PrivatePart>>): ReadonlySet<string> {
  // A part that isn't in the cache may still be on the server.
  const known = [...parts].filter(([, { item, fromCache }]) => item !== null || !fromCache);
  return new Set(known.filter(([, { item }]) => !item?.googleFormUrl).map(([id]) => id));
}

function list<T>(
  name: 'events' | 'tournaments',
  max: number,
  read: Reader<T>,
  constraints: readonly QueryConstraint[],
): Source<WatchedList<T>> {
  return liveList(() => query(collection(staffDatabase, name), ...constraints), {
    max,
    convert: (found) => readFound(found, read),
  });
}
