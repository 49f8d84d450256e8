import type { Board, BoardRound, BoardTable } from '../../../domain/night/board/board.ts';
import { lateText } from '../../../domain/night/live/nightWords.ts';
import { formatClock } from '../../../domain/time/format.ts';
import layout from '../../../ui/layout.module.css';
import styles from './liveTables.module.css';
import { TableCard } from './TableCard.tsx';

type Props = { board: Board; round: BoardRound; mine: number | null; now: number };

/** The tables of a round by wave: the one that plays first, then those to come, then those that are done. */
export function RoundTables({ board, round, mine, now }: Props) {
  const tables = round.tables.filter(({ seats }) => seats.some((no) => no > 0));
  const card = (table: BoardTable) => (
    <TableCard key={table.key} board={board} round={round} table={table} mine={mine} />
  );
  const byWave = round.state !== 'closed' && round.waves.length > 1;
  return (
    <>
      {!byWave && <div className={styles.cards}>{tables.map(card)}</div>}
      {byWave &&
        waveOrder(round).map((wave) => (
          <div key={wave} className={`${layout.column4} ${styles.wave}`}>
            <h3>{waveTitle(round, wave, now)}</h3>
            <div className={styles.cards}>{tables.filter((table) => table.wave === wave).map(card)}</div>
          </div>
        ))}
    </>
  );
}

/** Returns the waves of a round in the order of interest. */
function waveOrder({ waves, wave }: BoardRound): number[] {
  const all = waves.map((_, at) => at + 1);
  const rank = (one: number) => (one < wave ? all.length + one : one);
  return all.sort((one, two) => rank(one) - rank(two));
}

function waveTitle({ waves, wave: playing }: BoardRound, wave: number, now: number): string {
  if (wave === playing) return `Wave ${wave}: playing now`;
  if (wave < playing) return `Wave ${wave}: done`;
  const startsAt = waves[wave - 1]?.startsAt;
  const starts = lateText(startsAt, now).toLowerCase() || (startsAt && `about ${formatClock(startsAt)}`);
  return `Wave ${wave}: ${starts || 'later'}`;
}
