import type { CalendarEntry } from './calendarEntry.ts';
import { icsCalendar } from './icsCalendar.ts';

/**
 * Returns an iCalendar file (RFC 5545) with one entry and its reminder. `stamp`: when the event was last
 * changed. Import lazily.
 */
export function icsFile(entry: CalendarEntry, { stamp, host }: { stamp: Date; host: string }): string {
  return icsCalendar([{ entry, stamp, remind: true }], host);
}
