import { useEffect, useMemo } from 'react';
import { crewEvent, sayPresent, workplace } from '../../data/crew/crew.ts';
import { crewOutbox } from '../../data/crew/crewOutbox.ts';
import { keepNotes, notesIn, watchNotes } from '../../data/crew/keptNotes.ts';
import { keepPlace, type Place } from '../../data/crew/keptPlaces.ts';
import { deviceCode } from '../../domain/crew/crewMember.ts';
import type { CrewScope } from '../../domain/crew/pass.ts';
import { eventTitle } from '../../domain/events/eventTitle.ts';
import { useLeaveWarning } from '../../hooks/useLeaveWarning.ts';
import { useLive } from '../../hooks/useLive.ts';
import { useStore } from '../../hooks/useStore.ts';
import { keepsChanges } from '../../parts/attempt.ts';
import { FailedNotice } from '../../ui/FailedNotice.tsx';
import layout from '../../ui/layout.module.css';
import { Notice } from '../../ui/Notice.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import staffLayout from '../../ui/staffLayout.module.css';
import { whenAndWhere } from '../eventWords.ts';
import { KeepsNothing } from '../KeepsNothing.tsx';
import { CrewTables } from '../tables/CrewTables.tsx';
import styles from './AtWork.module.css';
import { CrewDoor } from './CrewDoor.tsx';
import { ScopeSwitch } from './ScopeSwitch.tsx';
import { Unsent } from './Unsent.tsx';

/** How often a device says that it is there, in milliseconds. */
const presence = 300_000;

type Props = { eventId: string; place: Place; scopes: readonly CrewScope[] };

/** What a device does for its event while its pass runs. */
export function AtWork({ eventId, place, scopes }: Props) {
  const live = useLive(useMemo(() => crewEvent(eventId), [eventId]));
  useWork(eventId, place);
  useLeaveWarning(() => !keepsChanges.get() && crewOutbox.entries().length > 0);
  const { scope } = useStore({ get: () => notesIn(eventId), watch: watchNotes });
  const event = live.status === 'ready' ? live.data.item : null;
  const title = <h1 tabIndex={-1}>{event ? eventTitle(event) : 'Crew'}</h1>;
  const both = scopes.length > 1;
  const work = both ? scope : scopes[0];
  const heading = both ? (
    <>
      {title}
      <ScopeSwitch
        scope={scope}
        onScope={(next) => keepNotes(eventId, (notes) => ({ ...notes, scope: next }))}
      />
    </>
  ) : (
    title
  );
  return (
    <main className={`${layout.column3} ${staffLayout.lineTitle} ${styles.page}`}>
      <KeepsNothing />
      {live.status === 'loading' && <Skeleton height="12rem" />}
      {live.status === 'error' && (
        <FailedNotice message="Failed to load the event. Please try again later." onRetry={live.retry} />
      )}
      {live.status === 'ready' && !event && (
        <Notice>
          <p>{live.data.fromCache ? 'Waiting for the network.' : 'This event no longer exists.'}</p>
        </Notice>
      )}
      {!event && title}
      {event && work === 'door' && <CrewDoor event={event} uid={place.uid} heading={heading} />}
      {event && work === 'tables' && <CrewTables eventId={eventId} uid={place.uid} heading={heading} />}
      <Unsent eventId={eventId} />
      <footer className={staffLayout.wrappedNote}>
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
