import styles from './Counts.module.css';

type Props = {
  here: number;
  registered: number;
  limit: number | null;
  /** Whether there are more people than the list shows. */
  more: boolean;
};

/** How many people are checked in, on the list, and allowed, as counted from the list: '12/21'. */
export function Counts({ here, registered, limit, more }: Props) {
  const full = limit !== null && registered >= limit;
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
          {full && <span className={styles.full}>{registered > limit ? 'over' : 'full'}</span>}
        </dd>
      </div>
    </dl>
  );
}
