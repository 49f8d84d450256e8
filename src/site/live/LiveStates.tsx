import { Button } from '../../ui/Button.tsx';
import layout from '../../ui/layout.module.css';
import { Skeleton } from '../../ui/Skeleton.tsx';
import styles from './LivePage.module.css';

/** The shape of the page while nothing is known of its night. */
export function LoadingNight() {
  return (
    <div className={`${layout.column4} ${layout.wide} ${styles.page}`} aria-busy="true">
      <div className={layout.column2}>
        <h1 tabIndex={-1} className="visually-hidden">
          Live tables
        </h1>
        <Skeleton width="35%" height="var(--tap)" />
        <Skeleton width="70%" height="1.875rem" />
        <Skeleton width="55%" height="1.25rem" />
        <LoadingStatus />
      </div>
      <LoadingTables />
    </div>
  );
}

/** The line that says how a night stands, until that is known. */
export function LoadingStatus() {
  return (
    <>
      <p role="status" className="visually-hidden">
        Loading tables...
      </p>
      <Skeleton width="45%" height="1.5rem" />
    </>
  );
}

/** The shape of what a board shows. */
export function LoadingTables() {
  return (
    <>
      <Skeleton height="3.5rem" />
      <div className={styles.cards}>
        <Skeleton height="18rem" />
        <Skeleton height="18rem" />
      </div>
    </>
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
