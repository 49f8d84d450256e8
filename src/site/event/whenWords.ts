import type { TourEvent } from '../../domain/events/tourEvent.ts';
import { formatDayLong, formatTime } from '../../domain/time/format.ts';

/** Returns an event's day and time in words: 'Saturday, March 14, 2026, 7:00 PM'. */
export function whenWords({ date, time }: TourEvent): string {
  if (!date && !time) return 'Date and time TBD';
  return [date ? formatDayLong(date) : 'Date TBD', time ? formatTime(time) : 'time TBD'].join(', ');
}
