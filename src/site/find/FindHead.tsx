import type { ReactNode } from 'react';
import styles from '../lists/ListHead.module.css';
import { FindField } from '../search/FindField.tsx';

/** The top of the pages of a search: the heading and the field. */
export function FindHead({ typed, children }: { typed?: string; children: ReactNode }) {
  return (
    <header className={styles.head}>
      <div className={styles.inner}>
        <h1 tabIndex={-1}>{children}</h1>
        {/* Another search is another field. */}
        <FindField key={typed} {...(typed && { typed })} />
      </div>
    </header>
  );
}
