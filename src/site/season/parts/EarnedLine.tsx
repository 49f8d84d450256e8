import type { ReactNode } from 'react';
import { pointsText } from '../../../domain/results/resultWords.ts';
import { ordinal } from '../../../domain/text/ordinal.ts';
import styles from './Lines.module.css';

type Props = {
  place: number;
  points: number;
  /** Whether the points count, in words; nothing where the list says so. */
  mark?: string;
  counts: boolean;
  /** Who or what, in the first line. */
  children: ReactNode;
  /** The second line. */
  more: ReactNode;
};

/** A result in a list: the place, who or what, and the points. */
export function EarnedLine({ place, points, mark, counts, children, more }: Props) {
  return (
    <li className={styles.line} data-counts={counts || undefined}>
      <span className={styles.place}>{ordinal(place)}</span>
      <div className={styles.words}>
        <p>{children}</p>
        <p className={styles.more}>{more}</p>
      </div>
      <p className={styles.points}>
        <b>{points > 0 ? pointsText(points) : '–'}</b>{' '}
        <span className={mark && counts ? `${styles.mark} ${styles.good}` : styles.mark}>
          {mark ?? 'points'}
        </span>
      </p>
    </li>
  );
}
