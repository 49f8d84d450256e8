import { useMemo } from 'react';
import type { WatchedList } from '../../../data/source.ts';
import type { StaffEvent } from '../../../data/staff/events.ts';
import type { Results } from '../../../domain/results/results.ts';
import { publishedNights, withoutResults } from '../../../domain/season/nights/publishedNights.ts';
import { counted } from '../../../domain/text/counted.ts';
import { seasonName } from '../../../domain/time/seasonNames.ts';
import { useLive } from '../../../hooks/useLive.ts';
import { useToday } from '../../../hooks/useToday.ts';
import { paths } from '../../../paths.ts';
import consoleLayout from '../../../ui/consoleLayout.module.css';
import { FailedNotice } from '../../../ui/FailedNotice.tsx';
import { Link } from '../../../ui/Link.tsx';
import layout from '../../../ui/layout.module.css';
import { SkeletonRows } from '../../../ui/SkeletonRows.tsx';
import { LiveList } from '../../parts/LiveList.tsx';
import { useSeasonData } from '../parts/useSeasonData.ts';
import { ComputeAgain } from './ComputeAgain.tsx';
import { NightRow } from './NightRow.tsx';
import styles from './StaffNights.module.css';
import { WithoutResults } from './WithoutResults.tsx';

/** The events of a season: first those that are over without results, then the published ones. */
export function NightsView({ season }: { season: string }) {
  const data = useSeasonData();
  const today = useToday();
  const results = useLive(useMemo(() => data.resultsOfSeason(season), [data, season]));
  const events = useMemo(() => data.eventsOfSeason(season, today), [data, season, today]);
  const liveEvents = useLive(events.source);
  if (results.status === 'loading' || liveEvents.status === 'loading') {
    return (
      <SkeletonRows
        loading="Loading the season's events..."
        rows={6}
        height="3rem"
        className={layout.stack2}
      />
    );
  }
  if (results.status === 'error' || liveEvents.status === 'error') {
    const retry = () => {
      for (const live of [results, liveEvents]) if (live.status === 'error') live.retry();
    };
    return <FailedNotice message="Failed to load the season. Please try again later." onRetry={retry} />;
  }
  return (
    <>
      <WithoutResults
        events={withoutResults(liveEvents.data.items, results.data.items, today)}
        more={liveEvents.data.more ? events.more : null}
        growing={liveEvents.data.growing}
        looked={liveEvents.data.items.length}
      />
      <Published season={season} list={results.data} events={liveEvents.data.items} />
    </>
  );
}

type PublishedProps = {
  season: string;
  list: WatchedList<Results>;
  events: readonly StaffEvent[];
};

function Published({ season, list, events }: PublishedProps) {
  const { eventsWithIds } = useSeasonData();
  const listed = new Set(events.map(({ id }) => id));
  // An event that was moved to another season, or that is further down than the list has loaded.
  const others = list.items.map(({ eventId }) => eventId).filter((id) => !listed.has(id));
  const key = others.join('\n');
  const rest = useLive(useMemo(() => eventsWithIds(key === '' ? [] : key.split('\n')), [eventsWithIds, key]));
  const known = rest.status === 'ready' ? rest.data.items : [];
  const isWhole = rest.status === 'ready' && !rest.data.fromCache;
  const nights = publishedNights(list.items, [...events, ...known]);
  return (
    <LiveList
      aria-labelledby="published"
      className={layout.column3}
      list={{ ...list, items: nights }}
      things="results"
      head={
        <div className={`${consoleLayout.line24} ${styles.head}`}>
          <h2 id="published">Results: {counted(nights.length, 'event')}</h2>
          {nights.length > 0 && (
            <p className={consoleLayout.wrap04}>
              <Link to={paths.standings(season)}>Standings {seasonName(season)}</Link>
            </p>
          )}
          <ComputeAgain season={season} nights={nights.length} />
        </div>
      }
      empty={<p>No results of {seasonName(season)} yet. They show up here once they're published.</p>}
      rows={{}}
      row={(night) => <NightRow key={night.results.eventId} night={night} isWhole={isWhole} />}
    />
  );
}
