import { formatSoon, formatTime } from '../../time/format.ts';
import { eventTitle } from '../eventTitle.ts';
import type { TourEvent } from '../tourEvent.ts';

/** What an invitation says of an event. */
export type Invited = Pick<
  TourEvent,
  'title' | 'eventName' | 'collegeName' | 'fraternityName' | 'date' | 'time' | 'location'
>;

/** Returns the invitation to an event as a text message, with its page's address and the password. */
export function inviteText(event: Invited, url: string, password: string): string {
  return [`${aboutEvent(event)}.`, `Sign up: ${url}`, ...(password ? [`Password: ${password}`] : [])].join(
    '\n',
  );
}

/** Returns what, when and where an event is: 'Spring Open, Sat, Dec 5, 7 PM at Memorial Union'. */
export function aboutEvent(event: Invited): string {
  const when = [dayText(event.date), timeText(event.time)].filter(Boolean).join(', ');
  const about = [eventTitle(event), when].filter(Boolean).join(', ');
  return event.location ? `${about} at ${event.location}` : about;
}

/** Returns a day with its weekday, also when it is today: the message may be read tomorrow. */
function dayText(date: string | null): string {
  return date ? formatSoon({ date, time: '' }, '') : '';
}

/** Returns a time as people write it: '19:00' gives '7 PM', '19:30' '7:30 PM'. */
function timeText(time: string): string {
  return time && formatTime(time).replace(/^(\d+):00 /, '$1 ');
}
