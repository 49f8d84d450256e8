import { useOnline } from '../../hooks/useOnline.ts';
import layout from '../../ui/layout.module.css';
import styles from './StoredNote.module.css';

/** Says above a list that it comes from this browser's storage, and whether the server may still answer. */
export function StoredNote() {
  const online = useOnline();
  return (
    <p className={`${layout.note} ${styles.stored}`}>
      {online
        ? "Showing the copy saved on this device. We haven't reached the server yet."
        : 'Showing the copy saved on this device.'}
    </p>
  );
}
