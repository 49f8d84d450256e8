import { useOnline } from '../../hooks/useOnline.ts';
import styles from './ParticipantList.module.css';

type Props = { waiting: number; fromCache: boolean };

/** Whether the list is as everybody sees it, or some of it is on this device only. */
export function SyncState({ waiting, fromCache }: Props) {
  const online = useOnline();
  return (
    <div role="status" className={styles.sync}>
      {waiting > 0 && (
        <p className={online ? styles.late : undefined}>
          {waiting === 1 ? '1 person is' : `${waiting} people are`} saved on this device, waiting for the
          network.
        </p>
      )}
      {waiting === 0 && fromCache && (
        <p className={online ? styles.late : undefined}>
          {online
            ? 'Shown as this device stored it; the server has not answered yet.'
            : 'You are offline. Check people in as usual: it is saved on this device and sent later.'}
        </p>
      )}
    </div>
  );
}
