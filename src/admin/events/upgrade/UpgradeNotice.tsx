import { useLoaded } from '../../../hooks/useLoaded.ts';
import { paths } from '../../../paths.ts';
import { Link } from '../../../ui/Link.tsx';
import styles from './UpgradeNotice.module.css';
import { unlisted } from './unlisted.ts';

/**
 * Says that events of an older installation are missing from the list, and links to their upgrade. Renders
 * nothing when none are missing.
 */
export function UpgradeNotice() {
  const count = useLoaded(unlisted) ?? 0;
  if (count === 0) return null;
  return (
    <p role="status" className={styles.notice}>
      {count === 1
        ? '1 event of an older installation is not in this list.'
        : `${count} events of an older installation are not in this list.`}{' '}
      <Link to={paths.upgrade()}>Look at the upgrade</Link>
    </p>
  );
}
