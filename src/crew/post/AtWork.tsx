import { useEffect, useMemo } from 'react';
import { crewEvent, sayPresent, workplace } from '../../data/crew/crew.ts';
import { keepPlace, type Place } from '../../data/crew/places.ts';
import { deviceCode } from '../../domain/crew/crewMember.ts';
import type { CrewScope } from '../../domain/crew/pass.ts';
import { eventTitle } from '../../domain/events/eventTitle.ts';
import { useLive } from '../../hooks/useLive.ts';
import { FailedNotice } from '../../ui/FailedNotice.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { whenAndWhere } from '../eventWords.ts';
import styles from './AtWork.module.css';
import { CrewDoor } from './CrewDoor.tsx';
import { Unsent } from './Unsent.tsx';

/** How often a device says that it is there, in milliseconds. */
const presence = 300_000;

type Props = { eventId: string; place: Place; scopes: readonly CrewScope[] };

/** What a device does for its event while its pass runs. */
export function AtWork({ eventId, place, scopes }: Props) {
  const live = useLive(useMemo(() => crewEvent(eventId), [eventId]));
  useWork(eventId, place);
  const event = live.status === 'ready' ? live.data.item : null;
  const heading = <h1 tabIndex={-1}>{event ? eventTitle(event) : 'Crew'}</h1>;
  const door = scopes.includes('door');
  return (
    <main className={styles.page}>
      {live.status === 'loading' && <Skeleton height="12rem" />}
      {live.status === 'error' && (
        <FailedNotice message="Failed to load the event. Please try again later." onRetry={live.retry} />
      )}
      {live.status === 'ready' && !event && (
        <Notice>
          <p>{live.data.fromCache ? 'Waiting for the network.' : 'This event no longer exists.'}</p>
        </Notice>
      )}
      {!(event && door) && heading}
      {event && door && <CrewDoor event={event} uid={place.uid} heading={heading} />}
      {event && !door && (
        <Notice>
          <p>You're in the crew for the tables, {place.name}.</p>
          <p>There's nothing to do on this phone yet: the host keeps the tables by hand tonight.</p>
        </Notice>
      )}
      <Unsent eventId={eventId} />
      <footer className={styles.who}>
        {event && <p>{whenAndWhere(event)}</p>}
        <p>
          {place.name} · phone {deviceCode(place.uid)}
        </p>
      </footer>
    </main>
  );
}

/** Sends the device's changes while it is at work, and says that it is there. */
function useWork(eventId: string, place: Place): void {
  const { uid } = place;
  useEffect(() => {
    workplace.set(eventId);
    const here = () => sayPresent(eventId, uid);
    here();
    const timer = setInterval(here, presence);
    addEventListener('online', here);
    return () => {
      clearInterval(timer);
      removeEventListener('online', here);
      workplace.set(null);
    };
  }, [eventId, uid]);
  useEffect(() => {
    if (place.over) keepPlace(eventId, { ...place, over: null });
  }, [eventId, place]);
}
