import { seasonBefore, seasonName } from '../../../domain/time/seasonNames.ts';
import { useBackOnline } from '../../../hooks/useBackOnline.ts';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/Button.tsx';
import { buttonClass } from '../../../ui/buttonClass.ts';
import { Link } from '../../../ui/Link.tsx';
import layout from '../../../ui/layout.module.css';
import { SkeletonRows } from '../../../ui/SkeletonRows.tsx';
import { HowPoints } from './HowPoints.tsx';
import styles from './StandingsPage.module.css';

/** The shape of the standings while they are loading. */
export function LoadingStandings() {
  return (
    <div className={styles.page} aria-busy="true">
      <SkeletonRows loading="Loading standings..." rows={8} height="4.5rem" className={layout.stack2} />
    </div>
  );
}

/** The page when there is no answer, and nothing was seen before. */
export function StandingsFailed({ onRetry }: { onRetry: () => void }) {
  useBackOnline(onRetry);
  return (
    <div className={`${layout.left5} ${layout.wide} ${styles.missing}`}>
      <h1 tabIndex={-1}>The standings didn't load</h1>
      <p role="alert">Check your connection and try again.</p>
      <Button onClick={onRetry}>Retry</Button>
    </div>
  );
}

/** The page of an address that names no season, such as one before the tour's time. */
export function NoSeason({ present }: { present: string }) {
  return (
    <div className={`${layout.left5} ${layout.wide} ${styles.missing}`}>
      <meta name="robots" content="noindex" />
      <h1 tabIndex={-1}>There's no such season</h1>
      <p>Check the link, or see how the current season stands.</p>
      <Link className={buttonClass()} to={paths.standings()}>
        See {seasonName(present)}
      </Link>
    </div>
  );
}

type Props = { season: string; present: string; others: readonly string[] };

/** The page of a season in which no night has results, as in August. */
export function NoStandings({ season, present, others }: Props) {
  const now = season === present;
  const before = others.find((other) => other < season) ?? (now && seasonBefore(season));
  return (
    <>
      <div className={`${layout.left5} ${layout.wide} ${styles.missing}`}>
        {!now && <meta name="robots" content="noindex" />}
        <h1 tabIndex={-1}>
          No standings for {seasonName(season)}
          {now && ' yet'}
        </h1>
        <p>
          {now
            ? 'They start with the first results of the season. Everyone begins at zero.'
            : 'No night of that season has published its results.'}
        </p>
        <div className={layout.wrap3}>
          <Link className={buttonClass()} to={now ? paths.events('upcoming') : paths.standings()}>
            {now ? 'See upcoming events' : 'See this season'}
          </Link>
          {before && (
            <Link className={buttonClass('plain')} to={paths.standings(before)}>
              See {seasonName(before)}
            </Link>
          )}
        </div>
      </div>
      {now && (
        <div className={styles.page}>
          <HowPoints />
        </div>
      )}
    </>
  );
}
