import type { StaffBoard } from '../../../data/staff/night.ts';
import type { BoardRound, BoardTable } from '../../../domain/night/board/board.ts';
import { tableName } from '../../../domain/night/board/tableName.ts';
import { endFor } from '../../../domain/night/steps/corrections.ts';
import { markAbsent, markPresent, settledTable } from '../../../domain/night/steps/seatMoves.ts';
import { formatClock } from '../../../domain/time/format.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import layout from '../../../ui/layout.module.css';
import { showToast } from '../../../ui/toast.ts';
import { Menu, type MenuItem } from '../../parts/Menu.tsx';
import { standing } from '../parts/standingNight.ts';
import { useAct } from '../parts/useAct.ts';
import styles from './Draw.module.css';
import type { SeatQuestion } from './SeatQuestions.tsx';

type Props = {
  eventId: string;
  night: StaffBoard;
  round: BoardRound;
  table: BoardTable;
  nameOf: (no: number) => string;
  onAsk: (question: SeatQuestion) => void;
};

/** A drawn table with its seats; each seat is a menu of what can be done with it. */
export function DrawnTable({ eventId, night, round, table, nameOf, onAsk }: Props) {
  const { board } = night;
  const { act } = useAct(eventId, night);
  const settled = settledTable(board, round, table.number);
  const isBroken = !table.seats.some(Boolean);

  /** Asks, or says why it is too late. */
  const ask = (question: SeatQuestion) => () => (settled ? showToast(settled, 'alert') : onAsk(question));

  function itemsOf(no: number): MenuItem[] {
    const name = nameOf(no);
    const gone = board.gone.get(no);
    const presence: MenuItem =
      gone === 'absent' || gone === 'left'
        ? {
            label: 'Here after all',
            run: () =>
              void act((latest) => markPresent(standing(latest).board, no), {
                failed: `Failed to bring ${name} back. Please try again.`,
                done: `${name} is in the field again.`,
              }),
          }
        : {
            label: 'No-show',
            run: () =>
              void act((latest) => markAbsent(standing(latest).board, no), {
                failed: `Failed to mark ${name}. Please try again.`,
                done: `${name} is a no-show. The seat stays empty.`,
                undo: true,
              }),
          };
    const leave: MenuItem = {
      label: 'Left the night',
      run: () =>
        void act((latest, at) => endFor(standing(latest).board, no, 'left', { at, note: '' }), {
          failed: `Failed to mark ${name}. Please try again.`,
          done: `${name} has left. The seat stays empty.`,
          undo: true,
        }),
    };
    return [
      ...(round.number === 1 || gone ? [presence] : []),
      ...(gone ? [] : [leave]),
      { label: 'Swap with…', run: ask({ kind: 'swap', no }) },
      { label: 'Move to…', run: ask({ kind: 'move', no }) },
    ];
  }

  return (
    <li className={`${layout.card} ${styles.table}`}>
      <header>
        <h4>{tableName(round, table)}</h4>
        <p>{startText(round, table)}</p>
        {!isBroken && round.tables.length > 1 && (
          <Menu
            name={`${tableName(round, table)}: more`}
            className={styles.more}
            items={[{ label: 'Break table…', run: ask({ kind: 'break', table: table.number }) }]}
          >
            <Icon width={20} height={20} stroke={3} path="M3 10h3M8.5 10h3M14 10h3" />
          </Menu>
        )}
      </header>
      {isBroken ? (
        <p className={layout.muted}>Broken up. Its players sit at other tables.</p>
      ) : (
        <ol>
          {table.seats.map((no, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its position
            <li key={at} value={at + 1}>
              <span className={styles.seat}>{at + 1}</span>
              {no === 0 ? (
                <span className={layout.muted}>Empty</span>
              ) : (
                <Menu
                  atStart
                  className={`${layout.row2} ${styles.person}`}
                  name={`Seat ${at + 1}: ${nameOf(no)}`}
                  items={itemsOf(no)}
                >
                  <span data-gone={board.gone.has(no) || undefined}>{nameOf(no)}</span>
                  {board.gone.get(no) === 'absent' && <Badge tone="red">No-show</Badge>}
                  {board.gone.get(no) === 'left' && <Badge tone="red">Left</Badge>}
                  {board.gone.get(no) === 'disqualified' && <Badge tone="red">Disqualified</Badge>}
                  <small>#{no}</small>
                </Menu>
              )}
            </li>
          ))}
        </ol>
      )}
    </li>
  );
}

/** Says when a table plays: '8:10 PM'. */
function startText({ waves }: BoardRound, { wave }: BoardTable): string {
  const starts = waves[wave - 1]?.startsAt;
  return starts === undefined ? '' : formatClock(starts);
}
