import type { CalendarEntry } from '../../domain/calendar/calendarEntry.ts';
import { slug } from '../../domain/slug.ts';

/** Saves a calendar file with the entry; `stamp` is when the event was last changed. Rejects when its code cannot be fetched. */
export async function saveIcs(entry: CalendarEntry, stamp: Date): Promise<void> {
  const { icsFile } = await import('../../domain/calendar/icsFile.ts');
  const text = icsFile(entry, { stamp, host: location.hostname });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/calendar;charset=utf-8' }));
  link.download = `${slug(entry.title) || 'event'}.ics`;
  link.click();
  // Not before the browser has taken it.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
