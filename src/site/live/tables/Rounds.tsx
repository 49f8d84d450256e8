import type { Board, BoardRound } from '../../../domain/night/board/board.ts';
import layout from '../../../ui/layout.module.css';
import styles from './liveTables.module.css';
import { RoundTables } from './RoundTables.tsx';

type Props = { board: Board; mine: number | null };

/** The tables of every round: those of the newest are open, the rounds before are behind their names. */
export function Rounds({ board, mine }: Props) {
  const [newest, ...before] = [...board.rounds].reverse();
  if (!newest) return null;
  return (
    <>
      <section className={layout.column4} aria-label={newest.name}>
        <h2>{newest.name}</h2>
        <RoundTables board={board} round={newest} mine={mine} />
      </section>
      {before.map((round) => (
        <details key={round.key} className={`${layout.fold} ${styles.before}`}>
          <summary>{roundText(round)}</summary>
          <RoundTables board={board} round={round} mine={mine} />
        </details>
      ))}
    </>
  );
}

function roundText({ name, tables, through }: BoardRound): string {
  return `${name}: ${tables.length} tables, ${through.length} went on`;
}
