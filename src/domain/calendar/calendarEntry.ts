import type { TimeZone } from '../colleges/knownTimeZone.ts';
import { campusTimeZone } from '../events/eventState.ts';
import { eventTitle } from '../events/eventTitle.ts';
import type { TourEvent } from '../events/tourEvent.ts';
import { formatTime } from '../time/format.ts';
import { hoursLater, parseClearClock, wallClock } from '../time/parse.ts';

/** Events have no stored end; an evening tournament takes about this long. */
export const usualHours = 3;

/** An event as calendar programs need it. `start` and `end` are wall clocks of the campus (see wallClock). */
export type CalendarEntry = {
  id: string;
  title: string;
  place: string;
  details: string;
  url: string;
  start: Date;
  /** The end of the event; for an all-day event, the day after. */
  end: Date;
  wholeDay: boolean;
  /** null means the reader's own time, whatever their zone. */
  timeZone: TimeZone | null;
};

type Scheduled = Pick<
  TourEvent,
  | 'id'
  | 'title'
  | 'eventName'
  | 'collegeId'
  | 'collegeName'
  | 'fraternityName'
  | 'date'
  | 'time'
  | 'location'
  | 'state'
  | 'description'
>;

/** Returns an event's calendar entry, null without a date; for the whole day without a clear time. */
export function calendarEntry(event: Scheduled, url: string): CalendarEntry | null {
  if (!event.date) return null;
  const time = parseClearClock(event.time);
  const start = wallClock(event.date, time ?? undefined);
  return {
    id: event.id,
    title: eventTitle(event),
    place: [event.location, event.collegeName].filter(Boolean).join(', '),
    details: details(event, url),
    url,
    start,
    end: hoursLater(start, time ? usualHours : 24),
    wholeDay: time === null,
    timeZone: campusTimeZone(event),
  };
}

function details({ description, time }: Scheduled, url: string): string {
  return [description, time && `Time: ${formatTime(time)}`, url].filter(Boolean).join('\n');
}
