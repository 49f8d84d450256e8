import { type ReactNode, useMemo } from 'react';
import { staffEvent } from '../../data/staff/events.ts';
import { eventTitle } from '../../domain/events/eventTitle.ts';
import type { TournamentRequest } from '../../domain/requests/tournamentRequest.ts';
import { useLive } from '../../hooks/useLive.ts';
import { staffPaths } from '../../staffPaths.ts';
import { Link } from '../../ui/Link.tsx';

type Props = {
  request: Pick<TournamentRequest, 'eventId'>;
  /** The button that makes an event of a request that has none. */
  children: ReactNode;
};

/** Links a request to the event that was made of it, so that nobody makes a second one. */
export function RequestEvent({ request: { eventId }, children }: Props) {
  return eventId ? <MadeEvent eventId={eventId}>{children}</MadeEvent> : children;
}

function MadeEvent({ eventId, children }: { eventId: string; children: ReactNode }) {
  const live = useLive(useMemo(() => staffEvent(eventId), [eventId]));
  const event = live.status === 'ready' ? live.data.item : null;
  if (live.status === 'ready' && !event && !live.data.fromCache) {
    return (
      <>
        <span>The event was deleted.</span>
        {children}
      </>
    );
  }
  return (
    <span>
      Event: <Link to={staffPaths.eventPage(eventId)}>{event ? eventTitle(event) : 'Open event page'}</Link>
    </span>
  );
}
