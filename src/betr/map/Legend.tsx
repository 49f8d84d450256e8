import type { OutreachColor } from '../../domain/outreach/outreachColor.ts';
import styles from './Legend.module.css';

const meanings: readonly (readonly [OutreachColor, string])[] = [
  ['green', 'Scheduled or in contact'],
  ['yellow', 'Outreached'],
  ['red', 'Need to reach out, or no fraternity yet'],
];

/** The meaning of the markers' colors. */
export function Legend() {
  return (
    <ul className={styles.legend} aria-label="Colors of the markers">
      {meanings.map(([color, words]) => (
        <li key={color}>
          <span className={`${styles.dot} ${styles[color]}`} aria-hidden="true" />
          {words}
        </li>
      ))}
    </ul>
  );
}
