import { useSyncExternalStore } from 'react';
import { waitingChanges, watchWaitingChanges } from '../../data/staff/outbox.ts';
import { useOnline } from '../../hooks/useOnline.ts';
import styles from './NetworkStatus.module.css';

/** Says that there is no network, and that changes wait for it. */
export function NetworkStatus() {
  const online = useOnline();
  const waiting = useSyncExternalStore(watchWaitingChanges, waitingChanges);
  const text = online
    ? waiting > 0 && 'Saved here, waiting for the network.'
    : 'You are offline. What you change is saved here and sent when the network is back.';
  return (
    <div role="status">
      {text && (
        <p className={styles.status}>
          {text} {waiting > 0 && (waiting === 1 ? '1 change waits.' : `${waiting} changes wait.`)}
        </p>
      )}
    </div>
  );
}
