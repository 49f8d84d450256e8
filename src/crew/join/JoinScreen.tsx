import { useMemo } from 'react';
import { crewEvent, crewPass } from '../../data/crew/crew.ts';
import { passState } from '../../domain/crew/crewAccess.ts';
import { type CrewPass, scopesText } from '../../domain/crew/pass.ts';
import { eventTitle } from '../../domain/events/eventTitle.ts';
import { formatInstant } from '../../domain/time/format.ts';
import { useLive } from '../../hooks/useLive.ts';
import { useOnline } from '../../hooks/useOnline.ts';
import { usePassClock } from '../../parts/usePassClock.ts';
import { FailedNotice } from '../../ui/FailedNotice.tsx';
import { GateScreen } from '../../ui/GateScreen.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { whenAndWhere } from '../eventWords.ts';
import { JoinForm } from './JoinForm.tsx';

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
      {ready ? (
        <Pass eventId={eventId} passKey={passKey} pass={ready.item} />
      ) : pass.status === 'error' ? (
        <FailedNotice message="This link couldn't be checked." onRetry={pass.retry} />
      ) : online ? (
        <Skeleton height="6rem" />
      ) : (
        <p role="alert">You're offline. Connect once to join; after that the door works without a network.</p>
      )}
    </GateScreen>
  );
}

function Pass({ eventId, passKey, pass }: Props & { pass: CrewPass | null }) {
  const now = usePassClock(pass);
  switch (passState(pass, now)) {
    case 'running':
      return (
        <>
          {pass && <p>You'll work here: {scopesText(pass.scopes)}.</p>}
          <JoinForm eventId={eventId} passKey={passKey} />
        </>
      );
    case 'early':
      return <p>This link opens {pass?.opensAt && formatInstant(pass.opensAt)}. Keep it until then.</p>;
    case 'ended':
      return <p>This link ended {pass?.endsAt && formatInstant(pass.endsAt)}. Ask staff for a new one.</p>;
    case 'closed':
      return <p>Staff closed this link. Ask them for a new one.</p>;
    case 'unknown':
      return <p>This link doesn't open anything. Scan the QR code again, or ask staff for a new link.</p>;
  }
}
