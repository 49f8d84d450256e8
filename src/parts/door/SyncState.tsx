import { useOnline } from '../../hooks/useOnline.ts';
import styles from './ParticipantList.module.css';

type Props = { waiting: number; fromCache: boolean };

/** Says whether the list is synced, or part of it is only on this device. */
export function SyncState({ waiting, fromCache }: Props) {
  const online = useOnline();
  const text =
    waiting > 0
      ? `${waiting === 1 ? '1 change' : `${waiting} changes`} not sent yet.`
      : fromCache &&
        (online ? 'Showing the copy saved on this device.' : "You're offline. Check people in as usual.");
  return (
    <div role="status" className={styles.sync}>
      {text && <p className={online ? styles.late : undefined}>{text}</p>}
    </div>
  );
}
