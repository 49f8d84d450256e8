import type { CalendarEntry } from './calendarEntry.ts';

/** Returns the address that opens Google Calendar with the entry filled in, ready to save. */
export function googleCalendarUrl(entry: CalendarEntry): string {
  const when = entry.wholeDay ? compactDay : compactTime;
  const fields = new URLSearchParams({
    action: 'TEMPLATE',
    text: entry.title,
    dates: `${when(entry.start)}/${when(entry.end)}`,
    details: entry.details,
    location: entry.place,
  });
  if (entry.timeZone && !entry.wholeDay) fields.set('ctz', entry.timeZone);
  return `https://calendar.google.com/calendar/render?${fields}`;
}

function compactTime(clock: Date): string {
  return clock.toISOString().slice(0, 19).replace(/[-:]/g, '');
}

function compactDay(clock: Date): string {
  return compactTime(clock).slice(0, 8);
}
