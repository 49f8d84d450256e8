import { collegeCount } from '../../domain/map/markerWords.ts';
import styles from './CollegeList.module.css';

type Props = { loading: boolean; inView: number; found: number; total: number };

/** How many colleges are in view, and how many pass the filters. */
export function ListCount({ loading, inView, found, total }: Props) {
  if (loading)
    return (
      <p role="status" className={styles.count}>
        Loading colleges…
      </p>
    );
  return (
    <p role="status" className={styles.count}>
      <strong>{inView} in view</strong>{' '}
      <span>
        {found === total ? '' : `${found} of `}
        {collegeCount(total)}
      </span>
    </p>
  );
}
