import type { CalendarEntry } from './calendarEntry.ts';
import { icsCalendar } from './icsCalendar.ts';

/**
 * The text of an iCalendar file (RFC 5545) with this one entry. `stamp` is when the event was last changed;
 * for `host` see icsCalendar. Weighs a library; import it when it is asked for.
 */
export function icsFile(entry: CalendarEntry, { stamp, host }: { stamp: Date; host: string }): string {
  return icsCalendar([{ entry, stamp }], host);
}
