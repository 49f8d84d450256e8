import { type Change, serverNow, setting, updating } from '../../changes/change.ts';
import { text } from '../../fields/storedFields.ts';
import type { TableCount } from '../board/board.ts';
import type { SeatCount } from '../board/standing.ts';
import { storedCount } from '../board/tableCount.ts';
import type { Slip } from './slips.ts';

const storedSeats = (seats: Readonly<Record<string, SeatCount>>) =>
  Object.fromEntries(Object.entries(seats).map(([seat, count]) => [seat, storedCount(count)]));

function slipPath(eventId: string, id: string): string {
  return `events/${eventId}/slips/${id}`;
}

/** Stores a count as it was written at the table; never refused while its device is in the crew. */
export function slipChange(eventId: string, { id, seats, seen, ...slip }: Slip): Change {
  const path = slipPath(eventId, id);
  const { round, table, by, who, at, note } = slip;
  const fields = {
    round,
    table,
    by,
    ...(who && { who }),
    at,
    note,
    seats: storedSeats(seats),
    seen: storedSeats(seen),
  };
  // A slip is never changed, so that one whose answer was lost is refused when it is sent again.
  return { writes: [setting(path, fields)], needless: [{ path, exists: true, fields: { by, at } }] };
}

/** Shows a stored count on the board. A refusal loses nothing, since the slip is stored. */
export function countChange(eventId: string, { id, round, table, at, seats }: Slip): Change {
  const path = `counts.${round}.${table}`;
  const counted = Object.entries(seats).map(([seat, count]) => [`${path}.${seat}`, storedCount(count)]);
  const fields = { ...Object.fromEntries(counted), [`${path}.at`]: at, lastSlip: id, updatedAt: serverNow };
  return {
    writes: [updating(`boards/${eventId}`, fields)],
    needless: [{ path: slipPath(eventId, id), exists: true }],
  };
}

/**
 * Returns when a count is said to be written: now, but after what stands at the table, whatever the clocks of
 * two phones say.
 */
export function slipMoment(now: Date, standing: TableCount | undefined): number {
  return Math.max(now.getTime(), (standing?.at ?? 0) + 1);
}

/** Returns the slips that some changes write: the event's id by the slip's. */
export function writtenSlips(entries: readonly { change: Change }[]): ReadonlyMap<string, string> {
  return new Map(
    entries.flatMap(({ change: { writes } }): [string, string][] => {
      const [, eventId, id] = /^events\/([^/]+)\/slips\/([^/]+)$/.exec(writes[0]?.path ?? '') ?? [];
      return eventId && id ? [[id, eventId]] : [];
    }),
  );
}

/** Returns the id of the slip that a change writes, '' for another change. */
export function writtenSlip(change: Change): string {
  const [id = ''] = writtenSlips([{ change }]).keys();
  return id;
}

/** Returns the id of the slip that a change shows on the board, '' for another change. */
export function shownSlip({ writes: [write] }: Change): string {
  return write?.op === 'update' && write.path.startsWith('boards/') ? text(write.fields.lastSlip) : '';
}
