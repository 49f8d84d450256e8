import type { TourEvent } from '../domain/events/tourEvent.ts';
import { formatDayLong, formatTime } from '../domain/time/format.ts';

/** Returns when and where an event is, as far as it is known. */
export function whenAndWhere({ date, time, location }: TourEvent): string {
  return [date && formatDayLong(date), time && formatTime(time), location].filter(Boolean).join(' · ');
}
