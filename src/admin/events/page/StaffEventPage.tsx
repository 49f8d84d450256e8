import { useEffect, useMemo, useState } from 'react';
import { Navigate, useLocation, useNavigate, useParams } from 'react-router-dom';
import { type StaffEvent, staffEvent } from '../../../data/staff/events.ts';
import { eventTitle } from '../../../domain/events/eventTitle.ts';
import { useLive } from '../../../hooks/useLive.ts';
import { staffPaths } from '../../../staffPaths.ts';
import consoleLayout from '../../../ui/consoleLayout.module.css';
import { FailedNotice } from '../../../ui/FailedNotice.tsx';
import { Link } from '../../../ui/Link.tsx';
import { LinkTabs } from '../../../ui/LinkTabs.tsx';
import layout from '../../../ui/layout.module.css';
import { Notice } from '../../../ui/Notice.tsx';
import { RouteTable } from '../../../ui/RouteTable.tsx';
import recordLayout from '../../../ui/recordLayout.module.css';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { NightScreen } from '../../night/NightScreen.tsx';
import { BackLink } from '../../parts/BackLink.tsx';
import { useTabTitle } from '../../parts/tabTitle.ts';
import { CrewPanel } from '../crew/CrewPanel.tsx';
import { ParticipantList } from '../door/ParticipantList.tsx';
import { EventHistory } from '../history/EventHistory.tsx';
import { ResultForm } from '../results/ResultForm.tsx';
import { TypedPlaces } from '../results/typed/TypedPlaces.tsx';
import { BracketTab } from './BracketTab.tsx';
import { EventHead } from './EventHead.tsx';
import { importHash, tabAt, tabs } from './eventTabs.ts';
import { Overview } from './Overview.tsx';
import styles from './StaffEventPage.module.css';

/** The page of one event, with a tab for each part of the work on it. */
function EventPage() {
  const { eventId = '', '*': rest = '' } = useParams();
  return <OneEvent key={eventId} eventId={eventId} place={rest} />;
}

function OneEvent({ eventId, place }: { eventId: string; place: string }) {
  const live = useLive(useMemo(() => staffEvent(eventId), [eventId]));
  const event = live.status === 'ready' ? live.data.item : null;
  const tab = tabAt(place);
  // Only the overview has no name of its own.
  const names = [tab?.path === '' ? '' : tab?.label, event && eventTitle(event)];
  useTabTitle(event ? names.filter(Boolean).join(' · ') : '');
  return (
    <div
      className={`${consoleLayout.topColumn4} ${styles.page}`}
      data-door={(event && tab?.path === 'participants') || undefined}
    >
      <p className={`${recordLayout.back} ${styles.back}`}>
        <BackLink to={staffPaths.adminScreen('events')}>All events</BackLink>
      </p>
      {live.status === 'loading' && <Loading />}
      {live.status === 'error' && (
        <FailedNotice message="Failed to load the event. Please try again later." onRetry={live.retry} />
      )}
      {live.status === 'ready' && !event && <NotThere isKnown={!live.data.fromCache} />}
      {live.status === 'ready' && event && (
        <>
          <EventHead event={event} waiting={live.data.waiting.size > 0} />
          <LinkTabs
            label="Event"
            className={`${recordLayout.lineTabs} ${styles.tabs}`}
            tabs={tabs.map(({ path, label }) => [label, staffPaths.eventPage(eventId, path || undefined)])}
          />
          <Tabs event={event} />
        </>
      )}
    </div>
  );
}

function Tabs({ event }: { event: StaffEvent }) {
  return (
    <RouteTable
      routes={[
        { index: true, element: <Overview event={event} /> },
        { path: 'participants', element: <DoorTab event={event} /> },
        { path: 'tables/*', element: <NightScreen event={event} /> },
        { path: 'crew', element: <CrewPanel event={event} /> },
        { path: 'bracket', element: <BracketTab event={event} /> },
        {
          path: 'result',
          element: (
            <div className={`${layout.column4} ${styles.result}`}>
              <ResultForm event={event} />
            </div>
          ),
        },
        { path: 'history', element: <EventHistory event={event} /> },
        { path: 'result/places', element: <TypedPlaces event={event} /> },
        { path: '*', element: <Navigate to={staffPaths.eventPage(event.id)} replace /> },
      ]}
    />
  );
}

/** The door's list; on a phone it has the whole screen, and its head is the page's. */
function DoorTab({ event }: { event: StaffEvent }) {
  const { hash, pathname } = useLocation();
  const navigate = useNavigate();
  const [startImport] = useState(hash === importHash);
  // The import opens once, not again at every reload.
  useEffect(() => {
    if (startImport) navigate(pathname, { replace: true });
  }, [startImport, navigate, pathname]);
  return (
    <ParticipantList
      event={event}
      startImport={startImport}
      heading={
        <h2 className={styles.doorHeading}>
          <Link to={staffPaths.eventPage(event.id)}>{eventTitle(event)}</Link>
        </h2>
      }
    />
  );
}

/** The shape of the page, so that nothing moves when the event is there. */
function Loading() {
  return (
    <>
      <p role="status" className="visually-hidden">
        Loading the event...
      </p>
      <div className={styles.loadingHead}>
        <Skeleton width="4rem" height="4rem" />
        <Skeleton width="60%" height="4rem" />
      </div>
      <Skeleton height="2.75rem" />
      <Skeleton height="20rem" />
    </>
  );
}

function NotThere({ isKnown }: { isKnown: boolean }) {
  return (
    <Notice>
      <p>
        {isKnown
          ? 'This event no longer exists.'
          : "You're offline, and this event isn't saved on this device yet."}
      </p>
      {isKnown && <Link to={staffPaths.adminScreen('trash')}>Look in Trash</Link>}
    </Notice>
  );
}

export { EventPage as Component };
