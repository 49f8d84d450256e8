import { localDay } from '../../time/parse.ts';

/**
 * Returns the event to announce from a list sorted soonest first: from today on, else undated, else the
 * first.
 */
export function nextEvent<T extends { date: string | null }>(events: readonly T[], now: Date): T | undefined {
  const today = localDay(now);
  return (
    events.find(({ date }) => date !== null && date >= today) ??
    events.find(({ date }) => date === null) ??
    events[0]
  );
}
