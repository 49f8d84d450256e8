import { eventTitle } from '../events/eventTitle.ts';
import type { TourEvent } from '../events/tourEvent.ts';
import { formatTime } from '../time/format.ts';
import { hoursLater, parseClearClock, wallClock } from '../time/parse.ts';
import { campusTimeZone, type TimeZone } from './campusTimeZone.ts';

/** Events have no stored end; an evening at the tables takes about this long. */
const usualHours = 3;

/** An event as calendars want it. `start` and `end` are wall clocks of the campus (see wallClock). */
export type CalendarEntry = {
  id: string;
  title: string;
  place: string;
  details: string;
  url: string;
  start: Date;
  /** Where the event ends; of a whole day, the day after. */
  end: Date;
  wholeDay: boolean;
  /** null: the time is the reader's own, whatever their zone. */
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

/**
 * The calendar entry of an event whose page is at `url`; null without a date. Without a clear time it takes
 * the whole day.
 */
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
