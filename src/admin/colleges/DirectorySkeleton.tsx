import { SkeletonRows } from '../../ui/SkeletonRows.tsx';
import styles from './CollegesPage.module.css';

/** The shape of the directory while it is on its way. */
export function DirectorySkeleton() {
  return <SkeletonRows loading="Loading colleges..." rows={12} height="6rem" className={styles.grid} />;
}
