import { useLoaded } from '../../../hooks/useLoaded.ts';
import { staffPaths } from '../../../staffPaths.ts';
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
        ? "1 event from an older version isn't in this list."
        : `${count} events from an older version aren't in this list.`}{' '}
      <Link to={staffPaths.upgrade()}>Review upgrade</Link>
    </p>
  );
}
