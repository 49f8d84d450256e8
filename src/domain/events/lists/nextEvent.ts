import { localDay } from '../../time/parse.ts';

/**
 * Returns the event to announce first from a list sorted soonest first: the first one of today or later on
 * the reader's calendar, else the first without a date, else the first. Returns undefined for an empty list.
 */
export function nextEvent<T extends { date: string | null }>(events: readonly T[], now: Date): T | undefined {
  const today = localDay(now);
  return (
    events.find(({ date }) => date !== null && date >= today) ??
    events.find(({ date }) => date === null) ??
    events[0]
  );
}
