import type { StaffBoard } from '../../../../data/staff/night.ts';
import { ownNameOrAsk } from '../../../../data/staff/session/ownName.ts';
import { staffId } from '../../../../data/staff/session/session.ts';
import { randomId } from '../../../../domain/changes/randomId.ts';
import type { BoardRound, BoardTable } from '../../../../domain/night/board/board.ts';
import type { SeatCount } from '../../../../domain/night/board/standing.ts';
import { countChange, slipChange, slipMoment } from '../../../../domain/night/counts/countChanges.ts';
import { slipParts } from '../../../../domain/night/counts/slipParts.ts';
import { type Slip, sameCount } from '../../../../domain/night/counts/slips.ts';
import { heal } from '../../../../domain/night/steps/heal.ts';
import { attempt, submit } from '../../../../parts/attempt.ts';
import { showToast } from '../../../../ui/toast.ts';
import type { Acts } from '../../parts/acts.ts';

const failed = 'Failed to save the count. Please try again.';

type Counts = Readonly<Record<string, SeatCount>>;

/**
 * A count of the director. `seen`: what it replaces, or the other side of a question. `after`: when the slips
 * that it decides about were written, whose clocks may be ahead.
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
export function useCount(
  eventId: string,
  { board }: StaffBoard,
  { act }: Acts,
  by = staffId,
  who = ownNameOrAsk,
) {
  return async ({ round, table, seats, seen, note, after = 0 }: StaffCount): Promise<void> => {
    const name = await who();
    if (name === null) throw new Error('No one said who counts.');
    const stands = board.counts[round.key]?.[table.key];
    const at = Math.max(slipMoment(new Date(), stands), after + 1);
    const slip: Slip = {
      id: randomId(),
      round: round.key,
      table: table.key,
      by: by(),
      who: name,
      at,
      seats,
      seen,
      note,
    };
    const parts = slipParts(slip);
    for (const part of parts) await submit(() => slipChange(eventId, part), { failed });
    const changed = (counts: Counts) =>
      Object.entries(counts).filter(([seat, count]) => {
        const was = stands?.seats[seat];
        return !was || !sameCount(was, count);
      });
    const shown = changed(seats);
    if (shown.length === 0) return;
    if (board.open === round.key) {
      for (const part of parts) {
        const counts = Object.fromEntries(changed(part.seats));
        if (Object.keys(counts).length === 0) continue;
        await attempt(() => countChange(eventId, { ...part, seats: counts }), {
          failed: 'The count is saved, but the board has another one. Look at To decide.',
          retry: () => showToast('Look at To decide.'),
        });
      }
      return;
    }
    const newest = at + parts.length - 1;
    const differences = shown.map(([seat, count]) => ({
      seat,
      no: 0,
      board: stands?.seats[seat],
      slips: count,
    }));
    await act(
      (now) =>
        heal(now?.board ?? board, [{ round, table, newest, seats: differences }], {
          at: newest,
          note,
        }),
      {
        failed: 'The count is saved, but not on the board. Please set it right there.',
      },
    );
  };
}
