import type { Board } from '../../domain/night/board/board.ts';
import { namedTable } from '../../domain/night/board/tableName.ts';
import { openSlips, slipFate } from '../../domain/night/captain/ownSlips.ts';
import { withSlips } from '../../domain/night/captain/tableNotes.ts';
import { formatClock } from '../../domain/time/format.ts';
import { Button } from '../../ui/Button.tsx';
import staffLayout from '../../ui/staffLayout.module.css';
import type { Desk } from './desk.ts';
import styles from './SlipLines.module.css';

type Props = { board: Board; desk: Desk };

/** Counts that came when their round was over: the director has them and decides. */
export function LateSlips({ board, desk: { notes, keep, confirmed } }: Props) {
  const late = confirmed
    ? openSlips(notes.slips).filter((slip) => slipFate(board, slip).kind === 'late')
    : [];
  if (late.length === 0) return null;
  const roundOf = (key: string) => board.rounds.find((round) => round.key === key);
  const dismiss = () =>
    keep((before) => withSlips(before, new Set(late.map(({ id }) => id)), { settled: true }));
  return (
    <div className={`${staffLayout.stack3} ${styles.question}`} role="status">
      <p>
        <strong>Sent to the director.</strong> The round was over when your count arrived:{' '}
        {late
          .map(({ round, table, at }) => `${namedTable(roundOf(round), table)}, ${formatClock(at)}`)
          .join('; ')}
        .
      </p>
      <Button tone="plain" onClick={dismiss}>
        OK
      </Button>
    </div>
  );
}
