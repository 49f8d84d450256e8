import { pointsOf, smallestField } from '../../../domain/results/points.ts';
import { pointsText } from '../../../domain/results/resultWords.ts';
import { type SeasonRule, usualRule } from '../../../domain/season/seasonRule.ts';
import { ordinal } from '../../../domain/text/ordinal.ts';
import layout from '../../../ui/layout.module.css';
import styles from './StandingsPage.module.css';

const places = [1, 2, 3, 4, 5, 10, 20, 40];
const fields = [40, 100];

/** How points work, and which results count (season design, 2.8). */
export function HowPoints({ rule = usualRule }: { rule?: SeasonRule }) {
  return (
    <section className={`${layout.card} ${styles.how}`} aria-labelledby="points">
      <div className={styles.sentences}>
        <h2 id="points">How points work</h2>
        <p>
          Each place earns 10 × √(players ÷ place) points, so a win against 100 is worth more than one against
          40; fields under {smallestField} give none.
        </p>
        <p>
          A player's best {rule.players} results of the season count, a school's best {rule.schools} (at most{' '}
          {rule.schoolsOfOneNight} from one night), and a chapter's best {rule.chapters} (at most{' '}
          {rule.chaptersOfOneNight}).
        </p>
        <p>
          If points are equal, more wins go first, then the best single result, then the second best; still
          tied, they share the place.
        </p>
      </div>
      <table className={`${layout.table} ${styles.points}`}>
        <caption>Points for a place</caption>
        <thead>
          <tr>
            <th scope="col">Place</th>
            {fields.map((players) => (
              <th key={players} scope="col">
                {players} players
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {places.map((place) => (
            <tr key={place}>
              <th scope="row">{ordinal(place)}</th>
              {fields.map((players) => (
                <td key={players}>{pointsText(pointsOf(place, players))}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
