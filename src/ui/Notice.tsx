import type { ReactNode } from 'react';
import layout from './layout.module.css';
import styles from './Notice.module.css';

/** The content in place of a list that is empty or could not be loaded: why, and what to do next. */
export function Notice({ children }: { children: ReactNode }) {
  return <div className={`${layout.stack4} ${styles.notice}`}>{children}</div>;
}
