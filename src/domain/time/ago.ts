import { formatInstant, formatInstantDay } from './format.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Returns how long ago an instant was: 'just now', '5 min ago', '2 h ago', and its day after one day. */
export function formatAgo(instant: Date, now: number): string {
  const passed = now - instant.getTime();
  if (passed < minute) return 'just now';
  if (passed < hour) return `${Math.floor(passed / minute)} min ago`;
  return passed < day ? `${Math.floor(passed / hour)} h ago` : `on ${formatInstantDay(instant)}`;
}

/** Returns the attributes of a `<time>` that says how long ago an instant was. */
export function exactTime(instant: Date): { dateTime: string; title: string } {
  return { dateTime: instant.toISOString(), title: formatInstant(instant) };
}
