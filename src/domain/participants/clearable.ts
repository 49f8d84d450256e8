import type { TourEvent } from '../events/tourEvent.ts';
import { addDays } from '../time/day.ts';

/** So many days after a night its list keeps email addresses: by then nobody corrects its results. */
export const addressDays = 60;

/**
 * Whether the email addresses on an event's list can be cleared: they aren't needed any more, and who played
 * is published, or no tables were drawn. `today`: the reader's day.
 */
export function isClearable({ date, board }: Pick<TourEvent, 'date' | 'board'>, today: string): boolean {
  return date !== null && date < addDays(today, -addressDays) && board !== 'live';
}
