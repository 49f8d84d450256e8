import { randomId } from '../../changes/randomId.ts';
import type { Board } from '../board/board.ts';
import type { SeatCount } from '../board/standing.ts';
import { slipMoment } from '../counts/countChanges.ts';
import type { Slip } from '../counts/slips.ts';
import { emptyNote } from './emptySeats.ts';
import { seenBy } from './ownSlips.ts';

/**
 * Returns the slip of a count at a table, which names what it replaces there, or what it decides against
 * (`seen`).
 */
export function newSlip(
  { counts }: Pick<Board, 'counts'>,
  { round, table, by }: Pick<Slip, 'round' | 'table' | 'by'>,
  seats: Readonly<Record<string, SeatCount>>,
  { now, empty = [], seen }: { now: Date; empty?: readonly string[]; seen?: Slip['seen'] },
): Slip {
  const stands = counts[round]?.[table];
  return {
    id: randomId(),
    round,
    table,
    by,
    at: slipMoment(now, stands),
    seats,
    seen: seen ?? seenBy(seats, stands?.seats ?? {}),
    note: emptyNote(empty),
  };
}
