import { useId } from 'react';
import { shortSchoolName } from '../../../domain/colleges/shortSchoolName.ts';
import { smallestField } from '../../../domain/results/points.ts';
import type { ResultRow, Results } from '../../../domain/results/results.ts';
import { byRound, pointsText } from '../../../domain/results/resultWords.ts';
import { paths } from '../../../paths.ts';
import { Link } from '../../../ui/Link.tsx';
import layout from '../../../ui/layout.module.css';
import styles from './Places.module.css';
import { PlayerName } from './PlayerName.tsx';

type Props = { results: Results; mine: ResultRow | null };

/** Every place of a night, those at the final table first. */
export function Places({ results: { rows, players, season }, mine }: Props) {
  const titleId = useId();
  const hasChips = rows.some(({ chips }) => chips !== null);
  const oneSchool = new Set(rows.map(({ school }) => school)).size === 1;
  if (rows.length === 0) return null;
  return (
    <section className={layout.column3} aria-labelledby={titleId}>
      <h2 id={titleId}>All places</h2>
      <p className={styles.how}>
        {players < smallestField
          ? `Fields under ${smallestField} give no points.`
          : `Points are 10 × √(${players} players ÷ place). Shared places get the same.`}{' '}
        <Link to={`${paths.standings(season)}#points`}>How points work</Link>
      </p>
      <table className={`${layout.table} ${styles.table}`}>
        <caption className="visually-hidden">Places, players and points</caption>
        <thead>
          <tr>
            <th scope="col">Place</th>
            <th scope="col">Player</th>
            {hasChips && (
              <th scope="col" className={styles.chips}>
                Chips
              </th>
            )}
            <th scope="col" className={styles.points}>
              Points
            </th>
          </tr>
        </thead>
        {byRound(rows).map(({ title, rows: group }) => (
          <tbody key={group[0]?.player}>
            {title && (
              <tr className={styles.round}>
                <th scope="rowgroup" colSpan={hasChips ? 4 : 3}>
                  {title}
                </th>
              </tr>
            )}
            {group.map((row) => (
              <Row
                key={row.player}
                row={row}
                season={season}
                hasChips={hasChips}
                oneSchool={oneSchool}
                isMine={row.player === mine?.player}
              />
            ))}
          </tbody>
        ))}
      </table>
    </section>
  );
}

type RowProps = {
  row: ResultRow;
  season: string;
  hasChips: boolean;
  /** Whether everyone played for one school, which the list beside them names. */
  oneSchool: boolean;
  isMine: boolean;
};

function Row({ row, season, hasChips, oneSchool, isMine }: RowProps) {
  const { place, no, name, school, chapter, chips, points } = row;
  const group = [!oneSchool && shortSchoolName(school), chapter].filter(Boolean).join(' · ');
  return (
    <tr aria-current={isMine || undefined}>
      <td>{place}</td>
      <th scope="row">
        <span className={styles.player}>
          <PlayerName row={row} season={season} />
          {isMine && <span className={styles.you}>You</span>}
          {!isMine && no > 0 && name !== '' && <span className={styles.no}>#{no}</span>}
        </span>
        <bdi className={styles.group}>{group}</bdi>
      </th>
      {hasChips && <td className={styles.chips}>{chips === null ? '–' : chips.toLocaleString('en-US')}</td>}
      <td className={styles.points}>{points > 0 ? pointsText(points) : '–'}</td>
    </tr>
  );
}
