import { SkeletonRows } from '../../ui/SkeletonRows.tsx';
import styles from './CollegesPage.module.css';

/** The placeholder of the directory while it is loading. */
export function DirectorySkeleton() {
  return <SkeletonRows loading="Loading colleges..." rows={12} height="6rem" className={styles.grid} />;
}
