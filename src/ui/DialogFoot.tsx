import type { ReactNode } from 'react';
import styles from './DialogFoot.module.css';
import { ToastRegion } from './ToastRegion.tsx';

type Props = {
  /** Why the last attempt failed, '' while there is nothing to say; left out where nothing can fail. */
  failure?: string | undefined;
  children: ReactNode;
};

/** The buttons at the end of a long dialog, beside them what went wrong, and above them the toasts. */
export function DialogFoot({ failure, children }: Props) {
  return (
    <div className={styles.foot}>
      <ToastRegion place="foot" />
      {failure !== undefined && (
        <p role="alert" className={styles.failure}>
          {failure}
        </p>
      )}
      {children}
    </div>
  );
}
