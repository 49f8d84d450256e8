import { useEffect } from 'react';
import { leaveAndWait } from '../../data/crew/crew.ts';
import { keepPlace, type Place } from '../../data/crew/keptPlaces.ts';
import { clearTabDrafts } from '../../parts/draftStore.ts';
import { OverCard, type Reason } from './OverCard.tsx';
import { Unsent } from './Unsent.tsx';

type Props = { eventId: string; place: Place; reason: Reason };

/**
 * Says why this device may work no longer and what it could not send, and deletes its copy of the list. When
 * staff let it in again, the page starts anew and sends the rest.
 */
export function Over({ eventId, place, reason }: Props) {
  const { uid, pass, name, until } = place;
  useEffect(() => {
    const left = { uid, pass, name, over: reason, ...(until !== undefined && { until }) };
    keepPlace(eventId, left);
    clearTabDrafts();
    return leaveAndWait(eventId, left, () => location.reload());
  }, [eventId, uid, pass, name, reason, until]);
  return (
    <OverCard reason={reason} name={name}>
      <Unsent eventId={eventId} over={reason} />
    </OverCard>
  );
}
