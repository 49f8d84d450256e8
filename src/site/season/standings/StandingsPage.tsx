import { use } from 'react';
import { seasonName } from '../../../domain/time/seasonNames.ts';
import { useFocusKept } from '../../../hooks/focus/useFocusKept.ts';
import layout from '../../../ui/layout.module.css';
import { AsOf } from '../../lists/AsOf.tsx';
import { PageTitle } from '../../routing/PageTitle.tsx';
import type { PageProps } from '../../routing/page.ts';
import { useSnapshot } from '../../routing/useSnapshot.ts';
import { StandingsHead } from './StandingsHead.tsx';
import { LoadingStandings, NoSeason, NoStandings, StandingsFailed } from './StandingsStates.tsx';
import type { Standings } from './standingsData.ts';
import { WholeSeason } from './WholeSeason.tsx';

/** The standings of a season: players, schools and chapters. */
function StandingsPage({ data, reload }: PageProps<Promise<Standings>>) {
  const { season, present, found: settling } = use(data);
  const found = useSnapshot(settling);
  useFocusKept(`${season} ${found.status}`);
  const { value, at } = found.status === 'ready' ? found.value : { value: null };
  const whole = value && value.events.length > 0 ? value : null;
  return (
    <>
      <PageTitle
        title={import.meta.env.DRAWING ? 'Standings' : `Standings ${seasonName(season)}`.trim()}
        about="Who leads the season: the best players, schools and chapters of the tour, and how points are made."
      />
      {at && (
        <div className={layout.asOf}>
          <AsOf what="results" at={at} onRetry={reload} />
        </div>
      )}
      {(found.status === 'loading' || whole) && <StandingsHead season={whole} present={present} />}
      {found.status === 'loading' && <LoadingStandings />}
      {found.status === 'failed' && <StandingsFailed onRetry={reload} />}
      {whole && <WholeSeason key={season} season={whole} present={present} />}
      {found.status === 'ready' && season === '' && <NoSeason present={present} />}
      {found.status === 'ready' && season !== '' && !whole && (
        <NoStandings season={season} present={present} others={value?.seasons ?? []} />
      )}
    </>
  );
}

export { StandingsPage as Component };
