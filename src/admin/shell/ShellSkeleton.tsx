import { PageSkeleton } from './PageSkeleton.tsx';
import styles from './Skeletons.module.css';

/** The console's frame while its code is on its way. */
export function ShellSkeleton() {
  return (
    <div className={styles.shell}>
      <PageSkeleton />
    </div>
  );
}
