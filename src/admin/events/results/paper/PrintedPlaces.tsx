import '../../../../ui/paperTokens.css';
import { houseText } from '../../../../domain/results/certificate.ts';
import type { Results } from '../../../../domain/results/results.ts';
import { pointsText, rowName } from '../../../../domain/results/resultWords.ts';
import { formatDayLong } from '../../../../domain/time/format.ts';
import layout from '../../../../ui/layout.module.css';
import paper from '../../../parts/print/Paper.module.css';
import { Paper } from '../../../parts/print/Paper.tsx';
import styles from './PrintedPlaces.module.css';

type Props = { results: Results; onDone: () => void };

/** The list of places on paper, with what visitors see of it. */
export function PrintedPlaces({ results, onDone }: Props) {
  const { title, day, place, players, rows } = results;
  const withPoints = rows.some(({ points }) => points > 0);
  return (
    <Paper onDone={onDone}>
      <header className={paper.head}>
        <h1>{title}</h1>
        <p>{[place, formatDayLong(day), `${players} players`].filter(Boolean).join(' · ')}</p>
      </header>
      <table className={`${layout.table} ${styles.places}`}>
        <thead>
          <tr>
            <th scope="col">Place</th>
            <th scope="col">Player</th>
            <th scope="col">School and chapter</th>
            {withPoints && <th scope="col">Points</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.player}>
              <td>{row.place}</td>
              <td>
                <bdi>{rowName(row)}</bdi>
              </td>
              <td>{houseText(row)}</td>
              {withPoints && <td>{pointsText(row.points)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </Paper>
  );
}
