import { useId } from 'react';
import type { Board, BoardRound, BoardTable } from '../../../domain/night/board/board.ts';
import { tableName } from '../../../domain/night/board/tableName.ts';
import { leaders, nameOf, type ShownTable, shownTable } from '../../../domain/night/live/tableRows.ts';
import layout from '../../../ui/layout.module.css';
import styles from './liveTables.module.css';
import { TableRows } from './TableRows.tsx';

type Props = { board: Board; round: BoardRound; table: BoardTable; mine: number | null };

/** A table with its people, their chips and who is ahead. */
export function TableCard({ board, round, table, mine }: Props) {
  const titleId = useId();
  const shown = shownTable(board, round, table);
  const Title = round.waves.length > 1 && round.state !== 'closed' ? 'h4' : 'h3';
  return (
    <article className={`${layout.column2} ${layout.card} ${styles.card}`} aria-labelledby={titleId}>
      <header className={styles.title}>
        <Title id={titleId}>{tableName(round, table)}</Title>
        <p>{shown.hand > 0 ? `after hand ${shown.hand}` : 'No counts yet'}</p>
      </header>
      <p className={layout.muted}>
        <Ahead shown={shown} over={round.state === 'closed'} />
      </p>
      <TableRows shown={shown} caption={tableName(round, table)} mine={mine} />
    </article>
  );
}

/** The line is there before a count, so that the page doesn't move when one arrives. */
function Ahead({ shown, over }: { shown: ShownTable; over: boolean }) {
  const first = leaders(shown);
  const [leader] = first;
  if (!leader) return shown.rows.length === 1 ? '1 player' : `${shown.rows.length} players`;
  if (first.length > 1) return `${first.length} players are tied`;
  return (
    <>
      {over ? 'Won by' : 'Ahead:'} <bdi>{nameOf(leader.person)}</bdi>
    </>
  );
}
