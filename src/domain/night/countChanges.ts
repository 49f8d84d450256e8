import { type Change, serverNow, setting, updating } from '../changes/change.ts';
import type { TableCount } from './board.ts';
import type { Slip } from './slips.ts';
import type { SeatCount } from './standing.ts';
import { storedCount } from './tableCount.ts';

const storedSeats = (seats: Readonly<Record<string, SeatCount>>) =>
  Object.fromEntries(Object.entries(seats).map(([seat, count]) => [seat, storedCount(count)]));

/** Stores a count as it was written at the table; never refused while its device is in the crew. */
export function slipChange(eventId: string, { id, seats, seen, ...slip }: Slip): Change {
  const fields = { ...slip, seats: storedSeats(seats), seen: storedSeats(seen) };
  return { writes: [setting(`events/${eventId}/slips/${id}`, fields)] };
}

/** Shows a stored count on the public board; refused when the round is over or another count stands there. */
export function countChange(eventId: string, { id, round, table, at, seats }: Slip): Change {
  const path = `counts.${round}.${table}`;
  const counted = Object.entries(seats).map(([seat, count]) => [`${path}.${seat}`, storedCount(count)]);
  const fields = { ...Object.fromEntries(counted), [`${path}.at`]: at, lastSlip: id, updatedAt: serverNow };
  return { writes: [updating(`boards/${eventId}`, fields)] };
}

/**
 * Returns when a count is said to be written: now, but after what stands at the table, whatever the clocks of
 * two phones say.
 */
export function slipMoment(now: Date, standing: TableCount | undefined): number {
  return Math.max(now.getTime(), (standing?.at ?? 0) + 1);
}
