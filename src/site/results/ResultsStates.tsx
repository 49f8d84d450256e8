import { useBackOnline } from '../../hooks/useBackOnline.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { buttonClass } from '../../ui/buttonClass.ts';
import { Link } from '../../ui/Link.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import podium from './parts/Podium.module.css';
import styles from './ResultsPage.module.css';

/** The shape of the page while its results are loading. */
export function LoadingResults() {
  return (
    <div className={styles.page} aria-busy="true">
      <p className={styles.back} aria-hidden="true" />
      <div className={podium.felt}>
        <h1 tabIndex={-1} className="visually-hidden">
          Results
        </h1>
        <p role="status" className="visually-hidden">
          Loading results...
        </p>
        <Skeleton width="30%" height="1.25rem" />
        <Skeleton width="70%" height="2.25rem" />
        <div className={podium.cards}>
          <Skeleton height="15rem" />
          <Skeleton height="15rem" />
        </div>
      </div>
      <div className={styles.main}>
        <Skeleton height="9rem" />
        <Skeleton height="24rem" />
      </div>
    </div>
  );
}

/** The page when there is no answer, and nothing was seen before. */
export function ResultsFailed({ onRetry }: { onRetry: () => void }) {
  useBackOnline(onRetry);
  return (
    <div className={styles.missing}>
      <h1 tabIndex={-1}>The results didn't load</h1>
      <p role="alert">Check your connection and try again.</p>
      <Button onClick={onRetry}>Retry</Button>
    </div>
  );
}

/** The page before anything is published, and of an address that leads to no event. */
export function NoResults({ eventId }: { eventId: string }) {
  return (
    <div className={styles.missing}>
      <meta name="robots" content="noindex" />
      <h1 tabIndex={-1}>No results yet</h1>
      <p>They show here as soon as the host publishes them.</p>
      <div className={styles.ways}>
        <Link className={buttonClass()} to={paths.live(eventId)}>
          Live tables
        </Link>
        <Link className={buttonClass('plain')} to={paths.event(eventId)}>
          About this event
        </Link>
      </div>
    </div>
  );
}
