import { useMemo } from 'react';
import { Navigate } from 'react-router-dom';
import type { StaffEvent } from '../../data/staff/events.ts';
import { staffBoard } from '../../data/staff/night.ts';
import { useLive } from '../../hooks/useLive.ts';
import { type NightTab, staffPaths } from '../../staffPaths.ts';
import { FailedNotice } from '../../ui/FailedNotice.tsx';
import formLayout from '../../ui/formLayout.module.css';
import { LinkTabs } from '../../ui/LinkTabs.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { RouteTable } from '../../ui/RouteTable.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Draw } from './draw/Draw.tsx';
import { LogTab } from './log/LogTab.tsx';
import styles from './NightScreen.module.css';
import type { NightProps } from './parts/nightProps.ts';
import { useNightPeople } from './parts/useNightPeople.ts';
import { Plan } from './plan/Plan.tsx';
import { ResultTab } from './result/ResultTab.tsx';
import { NightTab as Night } from './round/NightTab.tsx';

const tabs: readonly [label: string, path?: NightTab][] = [
  ['Plan'],
  ['Draw', 'draw'],
  ['Night', 'night'],
  ['Places', 'result'],
  ['Log', 'log'],
];

/** The night of an event from its plan to its champion, with a tab for each part of the evening. */
export function NightScreen({ event }: { event: StaffEvent }) {
  const live = useLive(useMemo(() => staffBoard(event.id), [event.id]));
  if (live.status === 'loading') return <Skeleton height="20rem" />;
  if (live.status === 'error') {
    return <FailedNotice message="Failed to load the night. Please try again later." onRetry={live.retry} />;
  }
  const { item, fromCache } = live.data;
  // Without its board the list would seem to be open.
  if (!item && fromCache && event.board !== '') {
    return (
      <Notice>
        <p>The night isn't saved on this device yet. Connect to see it.</p>
      </Notice>
    );
  }
  const props = { event, night: item, unsent: live.data.waiting.size > 0 };
  return (
    <>
      <LinkTabs
        label="Night"
        className={`${formLayout.chosenLink} ${styles.tabs}`}
        tabs={tabs.map(([label, path]) => [label, staffPaths.night(event.id, path)])}
      />
      <RouteTable
        routes={[
          { index: true, element: <PlanTab {...props} /> },
          { path: 'draw', element: <DrawTab {...props} /> },
          { path: 'night', element: <Night {...props} /> },
          { path: 'result', element: <ResultTab {...props} /> },
          { path: 'log', element: <LogTab {...props} /> },
          { path: '*', element: <Navigate to={staffPaths.night(event.id)} replace /> },
        ]}
      />
    </>
  );
}

/** The draw of a night: the list is closed, the tables are drawn, and seats change. */
function DrawTab(props: NightProps) {
  const live = useNightPeople(props.event.id);
  if (live.status === 'loading') return <Skeleton height="20rem" />;
  if (live.status === 'error') {
    return <FailedNotice message="Failed to load the draw. Please try again later." onRetry={live.retry} />;
  }
  return <Draw {...props} {...live.data} />;
}

/** The plan of a night: its rounds, and when it ends. */
function PlanTab({ event, night }: NightProps) {
  const live = useNightPeople(event.id);
  if (live.status === 'loading') return <Skeleton height="20rem" />;
  if (live.status === 'error') {
    return <FailedNotice message="Failed to load the plan. Please try again later." onRetry={live.retry} />;
  }
  return <Plan event={event} night={night} {...live.data} />;
}
