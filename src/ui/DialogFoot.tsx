import type { ReactNode } from 'react';
import styles from './DialogFoot.module.css';

type Props = {
  /** Why the last attempt failed, '' while there is nothing to say; left out where nothing can fail. */
  failure?: string;
  children: ReactNode;
};

/** The buttons at the end of a long dialog, and beside them what went wrong. */
export function DialogFoot({ failure, children }: Props) {
  return (
    <div className={styles.foot}>
      {failure !== undefined && (
        <p role="alert" className={styles.failure}>
          {failure}
        </p>
      )}
      {children}
    </div>
  );
}
