import { paths } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { buttonClass } from '../../ui/buttonClass.ts';
import { Link } from '../../ui/Link.tsx';
import layout from '../../ui/layout.module.css';
import { Skeleton } from '../../ui/Skeleton.tsx';
import styles from './LivePage.module.css';

/** The shape of the page while its board is loading. */
export function LoadingNight() {
  return (
    <div className={`${layout.topColumn6} ${layout.wide} ${styles.page}`} aria-busy="true">
      <p className={`${layout.inline2} ${styles.back}`} aria-hidden="true" />
      <div className={layout.stack2}>
        <h1 tabIndex={-1} className="visually-hidden">
          Live tables
        </h1>
        <p role="status" className="visually-hidden">
          Loading tables...
        </p>
        <Skeleton width="70%" height="2.25rem" />
        <Skeleton width="55%" height="1.25rem" />
        <Skeleton width="35%" height="1rem" />
      </div>
      <div className={`${layout.card} ${styles.panel}`}>
        <Skeleton width="8rem" height="1.5rem" />
        <Skeleton height="var(--tap)" />
      </div>
      <div className={styles.cards}>
        <Skeleton height="18rem" />
        <Skeleton height="18rem" />
      </div>
    </div>
  );
}

/** The page when there is no answer, and nothing was seen before. */
export function LoadFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <div className={`${layout.left5} ${layout.wide} ${layout.missing} ${styles.missing}`}>
      <h1 tabIndex={-1}>The tables didn't load</h1>
      <p role="alert">Check your connection and try again.</p>
      <Button onClick={onRetry}>Retry</Button>
    </div>
  );
}

/** The page before the list is closed, and of an unknown event. `gone`: the night was deleted. */
export function NoBoard({ eventId, gone = false }: { eventId: string; gone?: boolean | undefined }) {
  return (
    <div className={`${layout.left5} ${layout.wide} ${layout.missing} ${styles.missing}`}>
      <h1 tabIndex={-1}>{gone ? 'This night was deleted' : 'No tables yet'}</h1>
      <p role="status">
        {gone
          ? 'The host removed its tables. Ask them if you think that is a mistake.'
          : 'The tables show here as soon as the host draws them.'}
      </p>
      <Link className={buttonClass()} to={paths.event(eventId)}>
        About this event
      </Link>
    </div>
  );
}
