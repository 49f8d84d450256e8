import { useMemo } from 'react';
import { crewEvent, crewPass, joinCrew } from '../../data/crew/crew.ts';
import { knownName } from '../../data/crew/keptPlaces.ts';
import { eventTitle } from '../../domain/events/eventTitle.ts';
import { useLive } from '../../hooks/useLive.ts';
import { useOnline } from '../../hooks/useOnline.ts';
import { FailedNotice } from '../../ui/FailedNotice.tsx';
import { GateScreen } from '../../ui/GateScreen.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { whenAndWhere } from '../eventWords.ts';
import { KeepsNothing } from '../KeepsNothing.tsx';
import { JoinForm } from './JoinForm.tsx';
import { PassWords } from './PassWords.tsx';

type Props = { eventId: string; passKey: string };

/** Joins the crew of an event: says which one it is, and asks who holds the phone. */
export function JoinScreen({ eventId, passKey }: Props) {
  const event = useLive(useMemo(() => crewEvent(eventId), [eventId]));
  const pass = useLive(useMemo(() => crewPass(eventId, passKey), [eventId, passKey]));
  const online = useOnline();
  const found = event.status === 'ready' ? event.data.item : null;
  const ready = pass.status === 'ready' && (pass.data.item || !pass.data.fromCache) ? pass.data : null;

  return (
    <GateScreen
      title={found ? eventTitle(found) : 'Crew'}
      lead={found ? whenAndWhere(found) : 'Help at an event of the tour.'}
    >
      <KeepsNothing />
      {ready ? (
        <PassWords pass={ready.item}>
          <JoinForm known={knownName()} onJoin={(name) => joinCrew(eventId, passKey, name)} />
        </PassWords>
      ) : pass.status === 'error' ? (
        <FailedNotice message="This link couldn't be checked." onRetry={pass.retry} />
      ) : online ? (
        <Skeleton height="6rem" />
      ) : (
        <p role="alert">You're offline. Connect once to join; after that it works without a network.</p>
      )}
    </GateScreen>
  );
}
