import { useEffect, useEffectEvent, useMemo } from 'react';
import { crewMember, crewPass, refusedByServer } from '../../data/crew/crew.ts';
import { keepPlace, type Place } from '../../data/crew/keptPlaces.ts';
import { crewAccess } from '../../domain/crew/crewAccess.ts';
import { formatInstant } from '../../domain/time/format.ts';
import { useLive } from '../../hooks/useLive.ts';
import { useOnline } from '../../hooks/useOnline.ts';
import { useStore } from '../../hooks/useStore.ts';
import { usePassClock } from '../../parts/usePassClock.ts';
import { FailedNotice } from '../../ui/FailedNotice.tsx';
import { GateScreen } from '../../ui/GateScreen.tsx';
import { PageSkeleton } from '../../ui/PageSkeleton.tsx';
import { AtWork } from './AtWork.tsx';
import type { Reason } from './OverCard.tsx';

type Props = { eventId: string; place: Place; onOver: (reason: Reason) => void };

/** A device that has joined: its work while it may, and otherwise why not. */
export function Post({ eventId, place, onOver }: Props) {
  const { uid, pass: key } = place;
  const member = useLive(useMemo(() => crewMember(eventId, uid), [eventId, uid]));
  const pass = useLive(useMemo(() => crewPass(eventId, key), [eventId, key]));
  const refused = useStore(refusedByServer);
  const online = useOnline();
  const open = pass.status === 'ready' ? pass.data.item : null;
  const now = usePassClock(open);

  const failed = [member, pass].find((live) => live.status === 'error');
  const known =
    member.status === 'ready' &&
    pass.status === 'ready' &&
    // What this device has no copy of may well exist.
    (member.data.item || !member.data.fromCache) &&
    (pass.data.item || !pass.data.fromCache);
  const found = known ? crewAccess(member.data.item, open, now) : online ? null : place.over;
  const access = found === 'running' && refused ? 'ended' : found;
  const over = access === 'running' || access === 'early' ? null : access;

  const until = open?.endsAt?.getTime();
  useEffect(() => {
    if (until !== undefined && until !== place.until) keepPlace(eventId, { ...place, until });
  }, [eventId, place, until]);

  const end = useEffectEvent(onOver);
  useEffect(() => {
    if (over) end(over);
  }, [over]);

  if (failed?.status === 'error')
    return (
      <GateScreen title="Crew" lead="The crew of this event couldn't be opened.">
        <FailedNotice message="Please try again." onRetry={failed.retry} />
      </GateScreen>
    );
  if (access === 'running' && open) return <AtWork eventId={eventId} place={place} scopes={open.scopes} />;
  if (access === 'early')
    return (
      <GateScreen title="Crew" lead={`You're in, ${place.name}.`}>
        <p>Opens {open?.opensAt && formatInstant(open.opensAt)}.</p>
      </GateScreen>
    );
  if (!online && !access)
    return (
      <GateScreen title="Crew" lead="You're offline, and this phone has no copy of the list.">
        <p>Opens when you're back online.</p>
      </GateScreen>
    );
  return <PageSkeleton />;
}
