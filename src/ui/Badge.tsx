import type { ReactNode } from 'react';
import styles from './Badge.module.css';

export type BadgeTone = 'green' | 'blue' | 'gray' | 'red' | 'yellow' | 'purple';

/** A word or two in a colored pill; the meaning never depends on the color alone. */
export function Badge({ tone = 'gray', children }: { tone?: BadgeTone; children: ReactNode }) {
  return <span className={`${styles.badge} ${styles[tone]}`}>{children}</span>;
}
