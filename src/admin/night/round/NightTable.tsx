import { useId } from 'react';
import type { CrewMember } from '../../../domain/crew/crewMember.ts';
import type { Board, BoardRound, BoardTable } from '../../../domain/night/board/board.ts';
import { type Counted, standing } from '../../../domain/night/board/standing.ts';
import { tableName } from '../../../domain/night/board/tableName.ts';
import { withTies } from '../../../domain/night/counts/decidedTies.ts';
import { countedTables } from '../../../domain/night/counts/roundStanding.ts';
import type { Slip } from '../../../domain/night/counts/slips.ts';
import { isFinished, lastHand, type MissingCount } from '../../../domain/night/watch/missingCounts.ts';
import { formatClock } from '../../../domain/time/format.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import consoleLayout from '../../../ui/consoleLayout.module.css';
import layout from '../../../ui/layout.module.css';
import staffLayout from '../../../ui/staffLayout.module.css';
import { chipsText, minutesText, personText, whoText } from '../parts/directorWords.ts';
import styles from './NightTab.module.css';

type Props = {
  board: Board;
  round: BoardRound;
  table: BoardTable;
  missing: MissingCount | undefined;
  /** The newest slip of the table. */
  slip: Slip | undefined;
  crew: readonly CrewMember[] | null;
  now: number;
  onEnter: () => void;
};

/** One table: where it is, its last count and by whom, and its standing. */
export function NightTable({ board, round, table, missing, slip, crew, now, onEnter }: Props) {
  const id = useId();
  const { people = [] } = countedTables(board, round).find(({ key }) => key === table.key) ?? {};
  const ranked = withTies(standing(people), round.ties).flat();
  const [leader] = ranked;
  const hand = lastHand(board, round, table);
  return (
    <li
      className={`${consoleLayout.left2} ${layout.card} ${styles.card}`}
      data-missing={missing !== undefined || undefined}
      aria-labelledby={id}
    >
      <h4 id={id}>
        {tableName(round, table)} <State {...{ board, round, table, hand, missing }} />
      </h4>
      {missing && (
        <p className={staffLayout.danger}>
          No count after hand {missing.hand}, others done {minutesText(now - missing.since)} ago
        </p>
      )}
      {people.length === 0 && <p>No one plays here.</p>}
      {slip && (
        <p className={layout.note}>
          Last count {formatClock(slip.at)} by {whoText(slip, crew)}
        </p>
      )}
      {leader && hand > 0 && (
        <p>
          Ahead: <bdi dir="ltr">{personText(board, leader.no)}</bdi>, {chipsText(leader.count.chips)}
        </p>
      )}
      {people.length > 0 && (
        <details>
          <summary>{hand > 0 ? 'Standing' : 'Seats'}</summary>
          <Standing {...{ board, table, ranked }} />
        </details>
      )}
      {people.length > 0 && table.wave <= round.wave && (
        <Button tone="plain" aria-haspopup="dialog" onClick={onEnter}>
          {round.state === 'closed' || isFinished(board, round, table) ? 'Correct the count' : 'Enter count'}
          <span className="visually-hidden"> of {tableName(round, table)}</span>
        </Button>
      )}
    </li>
  );
}

type StateProps = Pick<Props, 'board' | 'round' | 'table' | 'missing'> & { hand: number };

function State({ board, round, table, hand, missing }: StateProps) {
  if (table.wave > round.wave) return <Badge>{`Wave ${table.wave}, not begun`}</Badge>;
  if (isFinished(board, round, table)) return <Badge tone="green">Done</Badge>;
  if (missing) return <Badge tone="red">{hand > 0 ? `Hand ${hand}` : 'No count'}</Badge>;
  return <Badge tone="blue">{hand > 0 ? `Hand ${hand}` : 'Playing'}</Badge>;
}

type StandingProps = { board: Board; table: BoardTable; ranked: readonly Counted[] };

function Standing({ board, table, ranked }: StandingProps) {
  return (
    <ol className={`${consoleLayout.list} ${styles.standing}`}>
      {ranked.map(({ no, count }) => (
        <li key={no} data-out={count.out || undefined}>
          <span>
            Seat {table.seats.indexOf(no) + 1}: <bdi dir="ltr">{personText(board, no)}</bdi>
          </span>
          <span>
            {count.out ? `out, hand ${count.hand}` : chipsText(count.chips)}
            {count.playOffs?.length ? ` (play-off ${count.playOffs.map(chipsText).join(', ')})` : ''}
          </span>
        </li>
      ))}
    </ol>
  );
}
