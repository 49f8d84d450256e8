import type { StaffBoard } from '../../../../../data/staff/night.ts';
import { staffId } from '../../../../../data/staff/session/session.ts';
import { randomId } from '../../../../../domain/changes/randomId.ts';
import type { BoardRound, BoardTable } from '../../../../../domain/night/board/board.ts';
import type { SeatCount } from '../../../../../domain/night/board/standing.ts';
import { countChange, slipChange, slipMoment } from '../../../../../domain/night/counts/countChanges.ts';
import { type Slip, sameCount } from '../../../../../domain/night/counts/slips.ts';
import { heal } from '../../../../../domain/night/steps/heal.ts';
import { attempt, submit } from '../../../../../parts/attempt.ts';
import { showToast } from '../../../../../ui/toast.ts';
import type { Acts } from '../../parts/acts.ts';

const failed = 'Failed to save the count. Please try again.';

type Counts = Readonly<Record<string, SeatCount>>;

/**
 * A count of the director. `seen`: what it replaces, or the other side of a question. `after`: when the slips that
 * it decides about were written, whose clocks may be ahead.
 */
export type StaffCount = {
  round: BoardRound;
  table: BoardTable;
  seats: Counts;
  seen: Counts;
  note: string;
  after?: number;
};

/**
 * Returns the function that stores a count: the slip first, then what the board shows. The count of a closed
 * round goes to the board as a step, since phones can't count there. Rejects when the slip is refused.
 */
export function useCount(eventId: string, { board }: StaffBoard, { act }: Acts, by = staffId) {
  return async ({ round, table, seats, seen, note, after = 0 }: StaffCount): Promise<void> => {
    const stands = board.counts[round.key]?.[table.key];
    const at = Math.max(slipMoment(new Date(), stands), after + 1);
    const slip: Slip = {
      id: randomId(),
      round: round.key,
      table: table.key,
      by: by(),
      at,
      seats,
      seen,
      note,
    };
    await submit(() => slipChange(eventId, slip), { failed });
    const shown = Object.entries(seats).filter(([seat, count]) => {
      const was = stands?.seats[seat];
      return !was || !sameCount(was, count);
    });
    if (shown.length === 0) return;
    if (board.open === round.key) {
      await attempt(() => countChange(eventId, { ...slip, seats: Object.fromEntries(shown) }), {
        failed: 'The count is saved, but the board has another one. Look at To decide.',
        retry: () => showToast('Look at To decide.'),
      });
      return;
    }
    const differences = shown.map(([seat, count]) => ({
      seat,
      no: 0,
      board: stands?.seats[seat],
      slips: count,
    }));
    await act(
      (now) => heal(now?.board ?? board, [{ round, table, newest: at, seats: differences }], { at, note }),
      {
        failed: 'The count is saved, but not on the board. Please set it right there.',
      },
    );
  };
}
