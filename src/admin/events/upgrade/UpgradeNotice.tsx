import { useLoaded } from '../../../hooks/useLoaded.ts';
import { staffPaths } from '../../../staffPaths.ts';
import { Link } from '../../../ui/Link.tsx';
import staffLayout from '../../../ui/staffLayout.module.css';
import styles from './UpgradeNotice.module.css';

type Props = {
  /** Counts what is missing; a stable function that never rejects. */
  unlisted: () => Promise<number>;
  one: string;
  several: string;
  /** Where it is missing. */
  from: string;
};

/**
 * Says that documents of an older installation are missing from lists, and links to their upgrade. Renders
 * nothing when none are missing.
 */
export function UpgradeNotice({ unlisted, one, several, from }: Props) {
  const count = useLoaded(unlisted) ?? 0;
  if (count === 0) return null;
  return (
    <p role="status" className={`${staffLayout.warning} ${styles.notice}`}>
      {count === 1
        ? `1 ${one} from an older version isn't in ${from}.`
        : `${count} ${several} from an older version aren't in ${from}.`}{' '}
      <Link to={staffPaths.upgrade()}>Review upgrade</Link>
    </p>
  );
}
