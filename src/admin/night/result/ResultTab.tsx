import { useMemo } from 'react';
import type { StaffEvent } from '../../../data/staff/events.ts';
import type { StaffBoard } from '../../../data/staff/night.ts';
import { publishBoard, takeBack } from '../../../data/staff/season/publish.ts';
import { staffResults } from '../../../data/staff/season/staffResults.ts';
import { useLive } from '../../../hooks/useLive.ts';
import { FailedNotice } from '../../../ui/FailedNotice.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import type { NightProps } from '../parts/nightProps.ts';
import { useAct } from '../parts/useAct.ts';
import { useNightPeople } from '../parts/useNightPeople.ts';
import { NoBoard } from './NoBoard.tsx';
import { PlacesView } from './PlacesView.tsx';
import { PublishView } from './PublishView.tsx';

/** The places of a night, and their publication. */
export function ResultTab({ event, night }: NightProps) {
  const live = useLive(useMemo(() => staffResults(event.id), [event.id]));
  const part = (
    <>
      {live.status === 'loading' && <Skeleton height="8rem" />}
      {live.status === 'error' && (
        <FailedNotice message="Failed to load the results. Please try again later." onRetry={live.retry} />
      )}
      {live.status === 'ready' &&
        (night ? (
          <Publish event={event} night={night} published={live.data.item} />
        ) : (
          <NoBoard event={event} published={live.data.item} />
        ))}
    </>
  );
  return night ? <Places {...{ event, night }}>{part}</Places> : part;
}

type PlacesProps = { event: StaffEvent; night: StaffBoard; children: React.ReactNode };

function Places({ event, night, children }: PlacesProps) {
  const acts = useAct(event.id, night);
  return (
    <PlacesView night={night} acts={acts}>
      {children}
    </PlacesView>
  );
}

const actions = { publishBoard, takeBack };

type PublishProps = Omit<React.ComponentProps<typeof PublishView>, 'records' | 'actions'> & {
  night: StaffBoard;
};

/** Publishes with the schools and chapters of the participants as they are listed now. */
function Publish({ event, night: { board }, published }: PublishProps) {
  const live = useNightPeople(event.id);
  if (live.status === 'loading') return <Skeleton height="8rem" />;
  if (live.status === 'error') {
    return (
      <FailedNotice message="Failed to load the participants. Please try again later." onRetry={live.retry} />
    );
  }
  const { people, secret } = live.data;
  const records = { event, board, numbers: secret?.numbers ?? {}, people };
  return <PublishView event={event} records={records} published={published} actions={actions} />;
}
