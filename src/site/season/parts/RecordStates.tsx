import { seasonBefore, seasonName } from '../../../domain/time/seasonNames.ts';
import { useBackOnline } from '../../../hooks/useBackOnline.ts';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/Button.tsx';
import { buttonClass } from '../../../ui/buttonClass.ts';
import { Link } from '../../../ui/Link.tsx';
import layout from '../../../ui/layout.module.css';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import type { Seasons } from '../seasonRecord.ts';
import head from './SeasonHead.module.css';
import styles from './SeasonPage.module.css';

/** The shape of a page while its record is loading. */
export function RecordLoading({ kind }: { kind: string }) {
  return (
    <div aria-busy="true">
      <div className={head.head}>
        <div className={`${layout.column3} ${layout.wide} ${head.inner}`}>
          <h1 tabIndex={-1} className="visually-hidden">
            {kind}
          </h1>
          <p role="status" className="visually-hidden">
            Loading results...
          </p>
          <Skeleton width="10rem" height="1.25rem" />
          <Skeleton width="70%" height="2.5rem" />
          <Skeleton width="45%" height="1.5rem" />
          <Skeleton width="100%" height="7rem" />
        </div>
      </div>
      <div className={`${layout.stack812} ${layout.wide} ${styles.page}`}>
        <Skeleton width="14rem" height="2rem" />
        <Skeleton height="24rem" />
      </div>
    </div>
  );
}

/** The page when there is no answer, and nothing was seen before. */
export function RecordFailed({ kind, onRetry }: { kind: string; onRetry: () => void }) {
  useBackOnline(onRetry);
  return (
    <div className={`${layout.left5} ${layout.wide} ${layout.missing} ${styles.missing}`}>
      <h1 tabIndex={-1}>This {kind.toLowerCase()} didn't load</h1>
      <p role="alert">Check your connection and try again.</p>
      <Button onClick={onRetry}>Retry</Button>
    </div>
  );
}

type NoProps = Omit<Seasons, 'linked'> & { missing: string };

/** The page of a season in which there is no record, and of an address that never had one. */
export function NoRecord({ season, present, to, missing }: NoProps) {
  const before = season && seasonBefore(season);
  const now = season === present;
  return (
    <div className={`${layout.left5} ${layout.wide} ${layout.missing} ${styles.missing}`}>
      <meta name="robots" content="noindex" />
      <h1 tabIndex={-1}>{season ? `No page for ${seasonName(season)}` : "There's no such season"}</h1>
      <p>{missing}</p>
      <div className={layout.wrap3}>
        <Link className={buttonClass()} to={paths.standings(now ? undefined : season)}>
          See the standings
        </Link>
        {before && (
          <Link className={buttonClass('plain')} to={to(before)}>
            Look in {seasonName(before)}
          </Link>
        )}
        {!now && (
          <Link className={buttonClass('plain')} to={to()}>
            Look in {seasonName(present)}
          </Link>
        )}
      </div>
    </div>
  );
}
