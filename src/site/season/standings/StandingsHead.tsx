import type { Season } from '../../../domain/season/season.ts';
import { type StandingKind, standingKinds } from '../../../domain/season/standing/standingLines.ts';
import { seasonName } from '../../../domain/time/seasonNames.ts';
import { useUrlText } from '../../../hooks/useUrlText.ts';
import { paths } from '../../../paths.ts';
import { Link } from '../../../ui/Link.tsx';
import layout from '../../../ui/layout.module.css';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import head from '../../lists/ListHead.module.css';
import { kindNames, useKind } from './kind.ts';
import styles from './StandingsPage.module.css';

/**
 * The top of the standings, the same element while loading: painted once, and the heading keeps the focus.
 */
export function StandingsHead({ season, present }: { season: Season | null; present: string }) {
  return (
    <header className={head.head}>
      <div className={`${layout.column3} ${layout.wide} ${styles.head}`}>
        <p className={styles.kicker}>
          {season ? `Season ${seasonName(season.season)}` : <Skeleton width="9rem" height="1.55em" />}
        </p>
        <h1 tabIndex={-1}>Standings</h1>
        <p className={head.subtitle}>
          {season ? sizeOf(season) : <Skeleton width="16rem" height="1.55em" />}
        </p>
        {season ? (
          <Tabs season={season.season} present={present} />
        ) : (
          <Skeleton width="18rem" height="3.25rem" />
        )}
      </div>
    </header>
  );
}

function Tabs({ season, present }: { season: string; present: string }) {
  const kind = useKind();
  const [typed] = useUrlText('q');
  const here = paths.standings(season === present ? undefined : season);
  return (
    <nav aria-label="Standings" className={head.lists}>
      <ul>
        {standingKinds.map((one) => (
          <li key={one}>
            <Link to={tabAddress(here, one, typed)} aria-current={one === kind ? 'page' : undefined}>
              {kindNames[one]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function tabAddress(here: string, kind: StandingKind, typed: string): string {
  const search = new URLSearchParams({
    ...(kind !== 'players' && { tab: kind }),
    ...(typed && { q: typed }),
  });
  return search.size > 0 ? `${here}?${search}` : here;
}

function sizeOf({ events, totals }: Season): string {
  const parts = [
    [events.length, 'night'],
    [totals.players, 'player'],
    [totals.schools, 'school'],
  ] as const;
  return parts
    .map(([count, what]) => `${count.toLocaleString('en-US')} ${what}${count === 1 ? '' : 's'}`)
    .join(', ');
}
