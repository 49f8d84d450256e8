import { type OutreachColour, outreachWords } from '../../domain/outreachColour.ts';
import styles from './Legend.module.css';

const meanings: Record<OutreachColour, string> = {
  green: 'scheduled or in contact',
  yellow: 'outreached',
  red: 'need to reach out, or no fraternity yet',
};

/** What the colours of the markers mean, and how the map is moved. */
export function Legend() {
  return (
    <div className={styles.legend}>
      <ul>
        {(['green', 'yellow', 'red'] as const).map((colour) => (
          <li key={colour}>
            <span className={`${styles.dot} ${styles[colour]}`} aria-hidden="true" />
            {outreachWords[colour]}: {meanings[colour]}
          </li>
        ))}
      </ul>
      <p className={styles.mouse}>
        Drag to move, turn the wheel to zoom. On a marker, arrow keys go to the next one.
      </p>
      <p className={styles.touch}>Pinch to zoom, move with two fingers; one finger sideways moves too.</p>
    </div>
  );
}
