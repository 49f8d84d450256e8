import { eventTitle } from '../events/eventTitle.ts';
import type { TourEvent } from '../events/tourEvent.ts';
import type { Tournament } from '../tournaments/tournament.ts';

/** A tournament or an event on the staff's calendar. `key` is unique among both. */
export type CalendarItem = {
  key: string;
  kind: 'event' | 'tournament';
  id: string;
  title: string;
  date: string | null;
  time: string;
  location: string;
  collegeName: string;
  fraternityName: string;
  status: string;
  sortDate: string;
};

/**
 * Returns tournaments and events in one list, soonest first. An event replaces a tournament with its id
 * (specification-decisions, "Tournament Enter").
 */
export function calendarItems(
  events: readonly TourEvent[],
  tournaments: readonly Tournament[],
): CalendarItem[] {
  const taken = new Set(events.map(({ id }) => id));
  return [
    ...events.map(eventItem),
    ...tournaments.filter(({ id }) => !taken.has(id)).map(tournamentItem),
  ].toSorted((a, b) => compare(a.sortDate, b.sortDate) || compare(a.title, b.title));
}

function eventItem(event: TourEvent): CalendarItem {
  const { id, date, time, location, collegeName, fraternityName, status, sortDate } = event;
  const shown = { id, date, time, location, collegeName, fraternityName, status, sortDate };
  return { ...shown, key: `event-${id}`, kind: 'event', title: eventTitle(event) };
}

function tournamentItem(tournament: Tournament): CalendarItem {
  const { id, date, time, location, collegeName, chapter, status, sortDate } = tournament;
  const shown = { id, date, time, location, collegeName, fraternityName: chapter, status, sortDate };
  const title = eventTitle({ title: tournament.title, eventName: '', collegeName, fraternityName: chapter });
  return { ...shown, key: `tournament-${id}`, kind: 'tournament', title };
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
