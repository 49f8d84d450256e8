import styles from '../../ui/EventCard.module.css';
import { Skeleton } from '../../ui/Skeleton.tsx';

/** The placeholder of an event card. */
export function EventCardSkeleton() {
  return (
    <div className={`${styles.card} ${styles.row}`} aria-hidden="true">
      <div className={styles.media} />
      <div className={styles.body}>
        <Skeleton width="60%" height="1.25rem" />
        <Skeleton width="80%" height="1.5rem" />
        <Skeleton width="55%" height="1.25rem" />
        <Skeleton width="70%" height="1.25rem" />
        <div className={styles.enter}>
          <Skeleton height="2.75rem" />
        </div>
      </div>
    </div>
  );
}
