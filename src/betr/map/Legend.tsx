import type { OutreachColour } from '../../domain/outreach/outreachColor.ts';
import styles from './Legend.module.css';

const meanings: readonly (readonly [OutreachColour, string])[] = [
  ['green', 'Scheduled or in contact'],
  ['yellow', 'Outreached'],
  ['red', 'Need to reach out, or no fraternity yet'],
];

/** What the colours of the markers mean. */
export function Legend() {
  return (
    <ul className={styles.legend} aria-label="Colours of the markers">
      {meanings.map(([colour, words]) => (
        <li key={colour}>
          <span className={`${styles.dot} ${styles[colour]}`} aria-hidden="true" />
          {words}
        </li>
      ))}
    </ul>
  );
}
