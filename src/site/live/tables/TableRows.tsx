import { Fragment } from 'react';
import { isOver, nameOf, type ShownTable, type TableRow } from '../../../domain/night/live/tableRows.ts';
import layout from '../../../ui/layout.module.css';
import styles from './liveTables.module.css';

type Props = { shown: ShownTable; caption: string; mine: number | null };

/** The people of a table: in the order of their standing once somebody is counted, by seats before. */
export function TableRows({ shown, caption, mine }: Props) {
  const { rows, hand } = shown;
  const below = hand > 0 ? rows.findIndex(({ standing }) => standing !== 'on') : 0;
  const line = <Line shown={shown} />;
  return (
    <table className={`${layout.table} ${styles.rows}`}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">Seat</th>
          <th scope="col">Player</th>
          <th scope="col">Chips</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row, at) => (
          <Fragment key={row.no}>
            {at === below && at > 0 && line}
            <tr
              className={isOver(row) ? styles.out : row.standing === 'on' ? styles.on : ''}
              aria-current={row.no === mine || undefined}
            >
              <td>{row.seat}</td>
              <th scope="row">
                <div className={styles.player}>
                  <bdi>{nameOf(row.person)}</bdi>
                  {row.no === mine ? (
                    <span className={styles.you}>You</span>
                  ) : (
                    row.person.shown && <span className={styles.no}>#{row.no}</span>
                  )}
                </div>
              </th>
              <td>{chipsText(row)}</td>
            </tr>
          </Fragment>
        ))}
        {below <= 0 && line}
      </tbody>
    </table>
  );
}

/**
 * Who moves on stands above it. It is below everybody before a count, so that the page doesn't move when one
 * arrives.
 */
function Line({ shown: { line, final } }: Pick<Props, 'shown'>) {
  if (final) return null;
  return (
    <tr className={styles.line}>
      <td colSpan={3}>{line === 1 ? 'The winner moves on' : `Top ${line} move on`}</td>
    </tr>
  );
}

function chipsText({ count, state, standing }: TableRow): string {
  if (state === 'absent' || state === 'empty') return 'not here';
  if (state === 'left') return 'left';
  if (state === 'disqualified') return 'out';
  if (!count || state === 'uncounted') return '–';
  if (count.out) return `out at ${count.hand}`;
  return `${count.chips.toLocaleString('en-US')}${standing === 'tie' ? ' tie' : ''}`;
}
