import type { ReactNode } from 'react';
import styles from './Badge.module.css';

export type BadgeTone = 'green' | 'blue' | 'grey' | 'red' | 'yellow' | 'purple';

/** A word or two in a coloured pill; the words carry the meaning. */
export function Badge({ tone = 'grey', children }: { tone?: BadgeTone; children: ReactNode }) {
  return <span className={`${styles.badge} ${styles[tone]}`}>{children}</span>;
}
