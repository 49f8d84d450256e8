import type { Board, BoardRound } from '../../../domain/night/board/board.ts';
import { isFinal } from '../../../domain/night/counts/roundStanding.ts';
import layout from '../../../ui/layout.module.css';
import styles from './liveTables.module.css';
import { RoundTables } from './RoundTables.tsx';

type Props = {
  board: Board;
  mine: number | null;
  /** Without it a start is as it was planned. */
  now?: number;
};

/** The tables of every round: those of the newest are open, the rounds before are behind their names. */
export function Rounds({ board, mine, now = 0 }: Props) {
  const [newest, ...before] = [...board.rounds].reverse();
  if (!newest) return null;
  return (
    <>
      <section className={layout.column4} aria-label={newest.name}>
        <div className={styles.head}>
          <h2>{newest.name}</h2>
          <MoveOn round={newest} />
        </div>
        <RoundTables board={board} round={newest} mine={mine} now={now} />
      </section>
      {before.map((round) => (
        <details key={round.key} className={`${layout.fold} ${styles.before}`}>
          <summary>{roundText(round)}</summary>
          <MoveOn round={round} />
          <RoundTables board={board} round={round} mine={mine} now={now} />
        </details>
      ))}
    </>
  );
}

/** Who of a round moves on; a final table has its champion. */
function MoveOn({ round }: { round: BoardRound }) {
  const { rule, others } = round;
  if (isFinal(round)) return null;
  const first = rule.k === 1 ? 'The winner of each table moves on' : `Top ${rule.k} at each table move on`;
  const stacks = others === 1 ? 'biggest remaining stack' : `${others} biggest remaining stacks`;
  return (
    <p className={layout.note}>
      {first}
      {others > 0 && `, plus the ${stacks} from any table`}.
    </p>
  );
}

function roundText({ name, tables, through }: BoardRound): string {
  return `${name}: ${tables.length} tables, ${through.length} moved on`;
}
