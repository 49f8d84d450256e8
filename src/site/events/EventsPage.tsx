import { use } from 'react';
import { Navigate } from 'react-router-dom';
import { type EventStatus, eventStatuses } from '../../domain/events/eventStatus.ts';
import { sortEvents } from '../../domain/events/lists/sortEvents.ts';
import type { TourEvent } from '../../domain/events/tourEvent.ts';
import { capitalized } from '../../domain/text/capitalized.ts';
import { paths } from '../../paths.ts';
import { EmptyList } from '../lists/EmptyList.tsx';
import { ListBody } from '../lists/ListBody.tsx';
import { ListHead } from '../lists/ListHead.tsx';
import { useSort } from '../lists/useSort.ts';
import { RequestButton } from '../request/RequestButton.tsx';
import type { PageProps } from '../routing/page.ts';
import type { PagedList } from '../routing/publicList.ts';
import { useSnapshot } from '../routing/useSnapshot.ts';
import { SubscribeFoot } from '../subscribe/SubscribeFoot.tsx';
import { EventCard } from './EventCard.tsx';
import type { eventList } from './eventList.ts';
import { phaseNow, useNow } from './usePhase.ts';

/** The events of one status (specification 2.6); an unknown status redirects home. */
function EventsPage({ data, reload }: PageProps<Promise<ReturnType<typeof eventList>>>) {
  const found = use(data);
  if (!found) return <Navigate to={paths.home()} replace />;
  return <Events {...found} onRetry={reload} />;
}

const lists = eventStatuses.map((status) => [capitalized(status), paths.events(status)] as const);

type Props = { status: EventStatus; list: PagedList<TourEvent>; onRetry: () => void };

function Events({ status, list, onRetry }: Props) {
  const [sort, setSort] = useSort();
  const now = useNow();
  const title = `${capitalized(status)} Events`;
  const direction = status === 'completed' ? 'desc' : 'asc';
  return (
    <>
      <ListHead
        title={title}
        subtitle="Join the action at our upcoming tournaments"
        lists={lists}
        here={paths.events(status)}
        sort={sort}
        onSort={setSort}
      >
        <RequestButton />
      </ListHead>
      <ListBody
        list={useSnapshot(list)}
        label={title}
        loading="Loading events..."
        failed="Failed to load events. Please try again later."
        empty={<EmptyList title={`No ${status} events found`} />}
        card={(event, index) => <EventCard event={event} index={index} level="h2" first={index === 0} />}
        sorted={(events) => {
          const isPast = (event: TourEvent) => !phaseNow(event, now).isUpcoming;
          return sortEvents(events, sort, direction).sort((a, b) => Number(isPast(a)) - Number(isPast(b)));
        }}
        onMore={list.more}
        onRetry={onRetry}
      />
      <SubscribeFoot />
    </>
  );
}

export { EventsPage as Component };
