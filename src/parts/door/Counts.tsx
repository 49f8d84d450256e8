import styles from './Counts.module.css';

type Props = {
  here: number;
  registered: number;
  limit: number | null;
  /** Whether there are more people than the list shows. */
  more: boolean;
};

/** How many people are checked in, on the list, and allowed, as counted from the list. */
export function Counts({ here, registered, limit, more }: Props) {
  const full = limit !== null && registered >= limit;
  return (
    <div className={styles.counts}>
      <dl>
        <div>
          <dt>Checked in</dt>
          <dd className={styles.here}>{here}</dd>
        </div>
        <div>
          <dt>Registered</dt>
          <dd>
            {registered}
            {more && '+'}
          </dd>
        </div>
        <div>
          <dt>Max</dt>
          <dd>
            {limit ?? '∞'}
            {full && <span className={styles.full}>{registered > limit ? 'over' : 'full'}</span>}
          </dd>
        </div>
      </dl>
      <span className={styles.bar} aria-hidden="true">
        <span style={{ inlineSize: `${registered ? (100 * here) / registered : 0}%` }} />
      </span>
    </div>
  );
}
