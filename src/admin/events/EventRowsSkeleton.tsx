import { Skeleton } from '../../ui/Skeleton.tsx';
import styles from './EventsPage.module.css';

/** The shape of the list while it is on its way. */
export function EventRowsSkeleton() {
  return (
    <div className={styles.rows}>
      <p role="status" className="hush">
        Loading events...
      </p>
      {['a', 'b', 'c', 'd', 'e'].map((key) => (
        <Skeleton key={key} height="8.5rem" />
      ))}
    </div>
  );
}
