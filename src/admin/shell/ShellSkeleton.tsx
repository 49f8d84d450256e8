import { PageSkeleton } from '../../ui/PageSkeleton.tsx';
import styles from './ShellSkeleton.module.css';

/** The console's frame while its code is loading. */
export function ShellSkeleton() {
  return (
    <div className={styles.shell}>
      <PageSkeleton />
    </div>
  );
}
