import { useState } from 'react';
import { useOnline } from '../../hooks/useOnline.ts';
import { useTimeout } from '../../hooks/useTimeout.ts';
import styles from './SyncState.module.css';

type Props = { waiting: number; fromCache: boolean };

/** With a network most changes are sent before anyone could read that they wait, in milliseconds. */
const timeout = 1500;

/** Says in a word whether the list is synced, or part of it is only on this device. */
export function SyncState({ waiting, fromCache }: Props) {
  const online = useOnline();
  const behind = online && (waiting > 0 || fromCache);
  const [late, setLate] = useState(false);
  if (late && !behind) setLate(false);
  useTimeout(() => setLate(true), behind ? timeout : null);
  const slow = behind && late;
  const words = [
    online ? (slow ? 'Connecting' : 'Online') : 'Offline',
    waiting > 0 && (slow || !online) && `${waiting} unsent`,
  ];
  return (
    <p role="status" className={styles.state} data-behind={!online || slow || undefined}>
      {words.filter(Boolean).join(', ')}
    </p>
  );
}
