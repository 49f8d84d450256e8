import { useEffect } from 'react';
import { leaveAndWait } from '../../data/crew/crew.ts';
import { keepPlace, type Place } from '../../data/crew/places.ts';
import { GateScreen } from '../../ui/GateScreen.tsx';
import { Unsent } from './Unsent.tsx';

type Reason = NonNullable<Place['over']>;
type Props = { eventId: string; place: Place; reason: Reason };

const words: Record<Reason, { title: string; lead: string }> = {
  ended: { title: 'The night is over', lead: 'This phone’s time at the door has ended.' },
  closed: { title: 'The door is closed', lead: 'Staff closed the link that this phone joined with.' },
  removed: { title: 'No longer in the crew', lead: 'Staff removed this phone from the crew.' },
  unknown: { title: 'The door is closed', lead: 'The link that this phone joined with is gone.' },
};

/**
 * Says why this device may work no longer and what it could not send, and deletes its copy of the list. When
 * staff let it in again, the page starts anew and sends the rest.
 */
export function Over({ eventId, place, reason }: Props) {
  const { uid, pass, name } = place;
  useEffect(() => {
    const left = { uid, pass, name, over: reason };
    keepPlace(eventId, left);
    return leaveAndWait(eventId, left, () => location.reload());
  }, [eventId, uid, pass, name, reason]);
  const { title, lead } = words[reason];
  return (
    <GateScreen title={title} lead={lead}>
      <p>The list of people was deleted from this phone. Thanks for your help, {name}!</p>
      <Unsent eventId={eventId} over />
    </GateScreen>
  );
}
