import { useBackOnline } from '../../hooks/useBackOnline.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { buttonClass } from '../../ui/buttonClass.ts';
import { Link } from '../../ui/Link.tsx';
import layout from '../../ui/layout.module.css';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { NoNight } from '../records/NoNight.tsx';
import { drawnNight } from '../records/nightAbout.ts';
import { useEventOf } from '../records/useEventOf.ts';
import { useServerNow } from '../records/useServerNow.ts';
import podium from './parts/Podium.module.css';
import { ResultsOf } from './parts/Podium.tsx';
import styles from './ResultsPage.module.css';

/** The shape of the page while its results are loading, with the heading that its file has. */
export function LoadingResults({ eventId }: { eventId: string }) {
  const about = drawnNight(eventId);
  return (
    <div className={`${layout.topColumn6} ${layout.wide} ${styles.page}`} aria-busy="true">
      {about ? (
        <BackToEvent eventId={eventId} />
      ) : (
        <p className={`${layout.inline2} ${styles.back}`} aria-hidden="true" />
      )}
      <div className={`${layout.column2} ${podium.felt}`}>
        {about ? (
          <ResultsOf about={about} />
        ) : (
          <>
            <h1 tabIndex={-1} className="visually-hidden">
              Results
            </h1>
            <Skeleton width="30%" height="1.25rem" />
            <Skeleton width="70%" height="2.25rem" />
          </>
        )}
        <p role="status" className="visually-hidden">
          Loading results...
        </p>
        <div className={`${layout.column4} ${podium.cards}`}>
          <Skeleton height="15rem" />
          <Skeleton height="15rem" />
        </div>
      </div>
      <div className={`${layout.topColumn6} ${styles.main}`}>
        <Skeleton height="9rem" />
        <Skeleton height="24rem" />
      </div>
    </div>
  );
}

/** The way from a night's results to its event. */
export function BackToEvent({ eventId }: { eventId: string }) {
  return (
    <Link to={paths.event(eventId)} className={`${layout.inline2} ${styles.back}`}>
      About this event
    </Link>
  );
}

/** The page when there is no answer, and nothing was seen before. */
export function ResultsFailed({ onRetry }: { onRetry: () => void }) {
  useBackOnline(onRetry);
  return (
    <div className={`${layout.left5} ${layout.wide} ${layout.missing} ${styles.missing}`}>
      <h1 tabIndex={-1}>The results didn't load</h1>
      <p role="alert">Check your connection and try again.</p>
      <Button onClick={onRetry}>Retry</Button>
    </div>
  );
}

/** The page before anything is published; an address that leads to no event says so. */
export function NoResults({ eventId }: { eventId: string }) {
  const found = useEventOf(eventId);
  const now = useServerNow(0);
  if (found === 'loading') return <LoadingResults eventId={eventId} />;
  if (found === null) return <NoNight />;
  const night = found === 'failed' ? null : found;
  const words = night?.wordsAt(now);
  const tables = words?.action.kind === 'tables' ? words.action.label : '';
  return (
    <div className={`${layout.left5} ${layout.wide} ${layout.missing} ${styles.missing}`}>
      <meta name="robots" content="noindex" />
      <h1 tabIndex={-1}>No results yet</h1>
      {night && (
        <p>
          <b>
            <bdi>{night.title}</bdi>
          </b>
        </p>
      )}
      <p>
        {words?.action.label === 'Canceled'
          ? words.line
          : 'They show here as soon as the host publishes them.'}
      </p>
      <div className={layout.wrap3}>
        {tables && (
          <Link className={buttonClass()} to={paths.live(eventId)}>
            {tables}
          </Link>
        )}
        <Link className={buttonClass(tables ? 'plain' : undefined)} to={paths.event(eventId)}>
          About this event
        </Link>
      </div>
    </div>
  );
}
