import { type DoorCounts, isFull } from '../../domain/participants/line/doorCounts.ts';
import styles from './Counts.module.css';

type Props = DoorCounts & {
  /** Whether there are more people than the list shows. */
  more: boolean;
};

/** How many people are checked in, on the list, allowed and in line, as counted from the lists: '12/21'. */
export function Counts({ more, ...counts }: Props) {
  const { here, registered, limit, waiting } = counts;
  const full = isFull(counts);
  return (
    <dl className={styles.counts}>
      <div className={styles.here}>
        <dt className="visually-hidden">Checked in</dt>
        <dd>{here}</dd>
      </div>
      <div className={styles.registered}>
        <dt className="visually-hidden">Registered</dt>
        <dd>
          {registered}
          {more && '+'}
        </dd>
      </div>
      <div className={styles.limit} data-full={full || undefined}>
        <dt>Max</dt>
        <dd>
          <span>{limit ?? '∞'}</span>
          {full && (
            <span className={styles.full}>{registered > (limit ?? registered) ? 'over' : 'full'}</span>
          )}
        </dd>
      </div>
      {waiting > 0 && (
        <div className={styles.waiting}>
          <dt className="visually-hidden">In line</dt>
          <dd>{waiting} waiting</dd>
        </div>
      )}
    </dl>
  );
}
