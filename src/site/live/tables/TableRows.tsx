import { Fragment } from 'react';
import { nameOf, type ShownTable, type TableRow } from '../../../domain/night/live/tableRows.ts';
import styles from './Tables.module.css';

type Props = { shown: ShownTable; caption: string; mine: number | null };

/** The people of a table: in the order of their standing once somebody is counted, by seats before. */
export function TableRows({ shown: { rows, hand, line }, caption, mine }: Props) {
  const below = hand > 0 ? rows.findIndex(({ standing }) => standing !== 'on') : -1;
  return (
    <table className={styles.rows}>
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
            {at === below && at > 0 && (
              <tr className={styles.line}>
                <td colSpan={3}>{lineText(line)}</td>
              </tr>
            )}
            <tr
              className={row.gone || row.count?.out ? styles.out : row.standing === 'on' ? styles.on : ''}
              aria-current={row.no === mine || undefined}
            >
              <td>{row.seat}</td>
              <th scope="row">
                <div className={styles.player}>
                  <bdi>{nameOf(row.person)}</bdi>
                  {row.person.shown && <span className={styles.no}>#{row.no}</span>}
                  {row.no === mine && <span className={styles.you}>You</span>}
                </div>
              </th>
              <td>{chipsText(row)}</td>
            </tr>
          </Fragment>
        ))}
      </tbody>
    </table>
  );
}

function lineText(line: number): string {
  return line === 1 ? 'The first goes on' : `The first ${line} go on`;
}

function chipsText({ count, gone, standing }: TableRow): string {
  if (gone === 'absent') return 'not here';
  if (gone === 'disqualified') return 'out';
  if (!count) return '–';
  if (count.out) return `out, hand ${count.hand}`;
  return `${count.chips.toLocaleString('en-US')}${standing === 'tie' ? ' (tie)' : ''}`;
}
