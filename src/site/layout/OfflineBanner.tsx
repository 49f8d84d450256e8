import { useOnline } from '../../hooks/useOnline.ts';
import styles from './SiteLayout.module.css';

/** Says that there is no network, as a status and not as an error. */
export function OfflineBanner() {
  const online = useOnline();
  return (
    <div role="status" className={styles.offline}>
      {!online && <p>You are offline. What you have seen before can still be read.</p>}
    </div>
  );
}
