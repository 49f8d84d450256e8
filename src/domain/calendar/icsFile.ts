import type { CalendarEntry } from './calendarEntry.ts';
import { icsCalendar } from './icsCalendar.ts';

/**
 * Returns the text of an iCalendar file (RFC 5545) with one entry. `stamp` is when the event was last
 * changed; for `host` see icsCalendar. This module pulls in a library; import it lazily.
 */
export function icsFile(entry: CalendarEntry, { stamp, host }: { stamp: Date; host: string }): string {
  return icsCalendar([{ entry, stamp }], host);
}
