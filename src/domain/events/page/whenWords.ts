import { formatDayLong, formatTime } from '../../time/format.ts';
import type { TourEvent } from '../tourEvent.ts';

/** Returns an event's day and time in words: 'Saturday, March 14, 2026, 7:00 PM'. */
export function whenWords({ date, time }: Pick<TourEvent, 'date' | 'time'>): string {
  if (!date && !time) return 'Date and time TBD';
  return [date ? formatDayLong(date) : 'Date TBD', time ? formatTime(time) : 'time TBD'].join(', ');
}
