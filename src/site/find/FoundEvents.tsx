import { sortEvents } from '../../domain/events/lists/sortEvents.ts';
import type { TourEvent } from '../../domain/events/tourEvent.ts';
import type { EventGroup } from '../../domain/find/eventGroup.ts';
import { buttonClass } from '../../ui/buttonClass.ts';
import { EventCard } from '../events/EventCard.tsx';
import { phaseNow, useNow } from '../events/usePhase.ts';
import { EmptyList } from '../lists/EmptyList.tsx';
import { ListBody } from '../lists/ListBody.tsx';
import { RequestLink } from '../request/RequestLink.tsx';
import { PageTitle } from '../routing/PageTitle.tsx';
import type { Listed } from '../routing/publicList.ts';
import { useSnapshot } from '../routing/useSnapshot.ts';
import { FindHead } from './FindHead.tsx';
import styles from './FindPage.module.css';
import type { Found } from './search.ts';

/** The events of a college, a city, a state or a fraternity. */
export function FoundEvents({ group, list, onRetry }: Found & { onRetry: () => void }) {
  const listed = useSnapshot(list);
  const now = useNow();
  const isUpcoming = (event: TourEvent) => phaseNow(event, now).isUpcoming;
  const name = nameOf(group, listed);
  const title = group.kind === 'fraternity' ? `${name} events` : `Events ${at(group)} ${name}`;
  const invite = `Bring the tour to ${group.kind === 'fraternity' ? 'your chapter' : name}`;
  const some = listed.status === 'ready' && listed.items.length > 0;
  return (
    <>
      <PageTitle title={title} />
      <FindHead>{title}</FindHead>
      <ListBody
        key={group.id}
        label={title}
        loading="Loading events..."
        failed="Failed to load events. Please try again later."
        list={listed}
        empty={<EmptyList title={`No ${title.replace(/^Events/, 'events')} yet`} invite={invite} />}
        card={(event, index) => <EventCard event={event} index={index} first={index === 0} />}
        heading={(event) => (isUpcoming(event) ? 'Coming up' : 'Past events')}
        sorted={(events) => inOrder(events, isUpcoming)}
        onMore={list.more}
        onRetry={onRetry}
      />
      {some && (
        <p className={styles.after}>
          <RequestLink className={buttonClass('plain')}>{invite}</RequestLink>
        </p>
      )}
    </>
  );
}

/** Those to come, soonest first, then those that are over, newest first. */
function inOrder(events: TourEvent[], isUpcoming: (event: TourEvent) => boolean): TourEvent[] {
  const over = events.filter((event) => !isUpcoming(event));
  return [...sortEvents(events.filter(isUpcoming), 'date'), ...sortEvents(over, 'date', 'desc')];
}

const at = ({ kind }: EventGroup) => (kind === 'college' ? 'at' : 'in');

/** Returns the name of a group; of a college that no list has, the one that its events have. */
function nameOf(group: EventGroup, listed: Listed<TourEvent>): string {
  const [event] = listed.status === 'ready' ? listed.items : [];
  return group.name || event?.collegeName || group.id.replaceAll('-', ' ');
}
