import type { CrewMember } from '../../../../domain/crew/crewMember.ts';
import type { Board } from '../../../../domain/night/board/board.ts';
import { tableInText } from '../../../../domain/night/board/tableName.ts';
import { isEmpty } from '../../../../domain/night/counts/seats.ts';
import type { EmptySeat } from '../../../../domain/night/decide/decisions.ts';
import { endFor } from '../../../../domain/night/steps/corrections.ts';
import { markAbsent } from '../../../../domain/night/steps/seatMoves.ts';
import { Button } from '../../../../ui/Button.tsx';
import type { Acts } from '../../parts/acts.ts';
import { personText, whoText } from '../../parts/directorWords.ts';
import type { StaffCount } from '../enter/useCount.ts';

type Props = {
  board: Board;
  seat: EmptySeat;
  crew: readonly CrewMember[] | null;
  acts: Acts;
  count: (entry: StaffCount) => Promise<void>;
};

/** A seat that a captain calls empty: whether somebody didn't come, has left, or is here after all. */
export function EmptyItem({ board, seat: { round, table, seat, no, slip }, crew, acts, count }: Props) {
  const { act, busy } = acts;
  const name = personText(board, no);
  const said = slip.seats[seat];
  if (!said) return null;
  const never = isEmpty(said);

  function here() {
    // What they had counts again; who was never counted still owes a count.
    const chips = never ? board.plan.start : (said?.chips ?? 0);
    const seats = { [seat]: { hand: said?.hand ?? 0, chips, out: false } };
    // A refusal has its own message, with Retry.
    count({ round, table, seats, seen: said ? { [seat]: said } : {}, note: 'Here' }).catch(() => {});
  }

  return (
    <li>
      <p>
        <strong>
          {whoText(slip, crew)}: seat {seat.slice(1)} at {tableInText(round, table)} is empty.
        </strong>{' '}
        {name} {never ? "wasn't counted." : `was counted until hand ${said.hand}.`}
      </p>
      <div>
        {never && round.number === 1 && (
          <Button
            busy={busy}
            onClick={() =>
              void act((night) => markAbsent(night?.board ?? board, no), {
                failed: `Failed to mark ${name}. Please try again.`,
                done: `${name} is a no-show.`,
                undo: true,
              })
            }
          >
            No-show<span className="visually-hidden">: {name}</span>
          </Button>
        )}
        <Button
          tone={never && round.number === 1 ? 'plain' : 'gold'}
          busy={busy}
          onClick={() =>
            void act((night, at) => endFor(night?.board ?? board, no, 'left', { at, note: '' }), {
              failed: `Failed to mark ${name}. Please try again.`,
              done: `${name} has left.`,
              undo: true,
            })
          }
        >
          Left<span className="visually-hidden">: {name}</span>
        </Button>
        <Button tone="plain" onClick={here}>
          Here<span className="visually-hidden">: {name}</span>
        </Button>
      </div>
    </li>
  );
}
