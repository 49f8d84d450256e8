import { use } from 'react';
import { Navigate } from 'react-router-dom';
import { sortEvents } from '../../domain/events/lists/sortEvents.ts';
import { capitalized } from '../../domain/text/capitalized.ts';
import {
  type Tournament,
  type TournamentType,
  tournamentTypes,
} from '../../domain/tournaments/tournament.ts';
import { paths } from '../../paths.ts';
import { EmptyList } from '../lists/EmptyList.tsx';
import { ListBody } from '../lists/ListBody.tsx';
import { ListHead } from '../lists/ListHead.tsx';
import { useSort } from '../lists/useSort.ts';
import type { PageProps } from '../routing/page.ts';
import type { PagedList } from '../routing/publicList.ts';
import { useSnapshot } from '../routing/useSnapshot.ts';
import { SubscribeFoot } from '../subscribe/SubscribeFoot.tsx';
import { TournamentCard } from './TournamentCard.tsx';
import type { tournamentList } from './tournamentList.ts';

/** The tournaments of one type, or all of them (specification 2.5); an unknown type redirects home. */
function TournamentsPage({ data, reload }: PageProps<Promise<ReturnType<typeof tournamentList>>>) {
  const found = use(data);
  if (!found) return <Navigate to={paths.home()} replace />;
  return <Tournaments {...found} onRetry={reload} />;
}

const lists = [
  ['All', paths.tournaments()] as const,
  ...tournamentTypes.map((type) => [capitalized(type), paths.tournaments(type)] as const),
];

type Props = { type: TournamentType | undefined; list: PagedList<Tournament>; onRetry: () => void };

function Tournaments({ type, list, onRetry }: Props) {
  const [sort, setSort] = useSort();
  const title = `${type ? capitalized(type) : 'All'} Tournaments`;
  const direction = type === undefined || type === 'previous' ? 'desc' : 'asc';
  return (
    <>
      <ListHead
        title={title}
        subtitle="Every stop on the tour, and who won it"
        lists={lists}
        here={paths.tournaments(type)}
        sort={sort}
        onSort={setSort}
      />
      <ListBody
        list={useSnapshot(list)}
        label={title}
        loading="Loading tournaments..."
        failed="Failed to load tournaments. Please try again later."
        empty={
          <EmptyList title="No Tournaments Yet">
            <p>{type ? `No ${type} tournaments at this time.` : 'No tournaments have been scheduled yet.'}</p>
          </EmptyList>
        }
        card={(tournament, index) => <TournamentCard tournament={tournament} first={index === 0} />}
        sorted={(tournaments) => sortEvents(tournaments, sort, direction)}
        onMore={list.more}
        onRetry={onRetry}
      />
      <SubscribeFoot />
    </>
  );
}

export { TournamentsPage as Component };
