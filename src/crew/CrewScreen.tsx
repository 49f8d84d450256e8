import { useEffect, useState } from 'react';
import { isOwn } from '../data/crew/crew.ts';
import { type Place, placeIn, watchPlaces } from '../data/crew/keptPlaces.ts';
import { keyFor } from '../data/crew/passKeys.ts';
import { useStore } from '../hooks/useStore.ts';
import { JoinScreen } from './join/JoinScreen.tsx';
import { NotJoined } from './join/NotJoined.tsx';
import { TicketGate } from './join/TicketGate.tsx';
import { Over } from './post/Over.tsx';
import type { Reason } from './post/OverCard.tsx';
import { Post } from './post/Post.tsx';
import { useArrivedTicket } from './useArrivedTicket.ts';

/** The screen of a crew device: it joins, works, and says when that is over. */
export function CrewScreen({ eventId }: { eventId: string }) {
  const place = useStore({ get: () => placeIn(eventId), watch: watchPlaces });
  const lost = useLost(place);
  const [over, setOver] = useState<Reason | null>(null);
  const key = keyFor(eventId);
  const ticketId = useArrivedTicket();

  if (place && over) return <Over eventId={eventId} place={place} reason={over} />;
  if (place && !lost && (key === '' || key === place.pass))
    return <Post eventId={eventId} place={place} onOver={setOver} />;
  const passKey = key || place?.pass;
  if (passKey) return <JoinScreen eventId={eventId} passKey={passKey} />;
  return ticketId === null ? <NotJoined /> : <TicketGate eventId={eventId} ticketId={ticketId} />;
}

/** Whether the browser has lost the account that a place belongs to, so that it has to join again. */
function useLost(place: Place | null): boolean {
  const [lost, setLost] = useState<Place | null>(null);
  useEffect(() => {
    if (place) void isOwn(place).then((own) => setLost(own ? null : place));
  }, [place]);
  return lost !== null && lost === place;
}
