import styles from './PageSkeleton.module.css';
import { Skeleton } from './Skeleton.tsx';

/** What stands in the place of a page whose code is on its way. */
export function PageSkeleton() {
  return (
    <div className={styles.page}>
      <p role="status" className="visually-hidden">
        Loading…
      </p>
      <Skeleton width="18rem" height="2.25rem" />
      <Skeleton height="6rem" />
      <Skeleton height="6rem" />
      <Skeleton height="6rem" />
    </div>
  );
}
