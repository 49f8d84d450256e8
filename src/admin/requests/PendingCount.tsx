import { mostCounted, pendingRequests } from '../../data/staff/staffRequests.ts';
import { useLive } from '../../hooks/useLive.ts';
import styles from './PendingCount.module.css';

/** Shows how many requests are still pending; renders nothing when there are none. */
function PendingCount() {
  const live = useLive(pendingRequests);
  const count = live.status === 'ready' ? live.data.items.length : 0;
  if (count === 0) return null;
  return (
    <span className={styles.count}>
      {count > mostCounted ? `${mostCounted}+` : count} <span className="visually-hidden">pending</span>
    </span>
  );
}

export { PendingCount as Component };
