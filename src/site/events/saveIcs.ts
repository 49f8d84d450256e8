import type { CalendarEntry } from '../../domain/calendar/calendarEntry.ts';
import { slug } from '../../domain/text/slug.ts';
import { saveFile } from '../../ui/saveFile.ts';

/**
 * Saves a calendar file with the entry; `stamp` is when the event was last changed. Rejects when the code for
 * it can't be fetched.
 */
export async function saveIcs(entry: CalendarEntry, stamp: Date): Promise<void> {
  const { icsFile } = await import('../../domain/calendar/icsFile.ts');
  const text = icsFile(entry, { stamp, host: location.hostname });
  saveFile(`${slug(entry.title) || 'event'}.ics`, text, 'text/calendar');
}
