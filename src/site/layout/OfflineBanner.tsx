import { useOnline } from '../../hooks/useOnline.ts';
import styles from './SiteLayout.module.css';

/** Says that there is no network, as a status and not as an error. */
export function OfflineBanner() {
  const online = useOnline();
  return (
    <div role="status" className={styles.offline}>
      {!online && <p>You're offline. You can still view pages you've opened.</p>}
    </div>
  );
}
