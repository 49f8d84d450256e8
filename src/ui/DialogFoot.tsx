import type { ReactNode } from 'react';
import styles from './DialogFoot.module.css';
import { ToastRegion } from './ToastRegion.tsx';

type Props = {
  /** Why the last attempt failed, '' for no failure; left out where nothing can fail. */
  failure?: string | undefined;
  children: ReactNode;
};

/** The buttons at the end of a long dialog, with the failure beside them and the toasts above them. */
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
