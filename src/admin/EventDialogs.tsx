import { lazy, Suspense } from 'react';
import { useUrlState } from '../hooks/useUrlState.ts';

const CreateEventDialog = lazy(async () => ({
  default: (await import('./eventForm/CreateEventDialog.tsx')).CreateEventDialog,
}));
const EventDetailsDialog = lazy(async () => ({
  default: (await import('./eventDetails/EventDetailsDialog.tsx')).EventDetailsDialog,
}));

const anyText = (text: string) => text;

/**
 * The dialogs of events, which any screen of the console opens through its address: `?create=open` for a new one,
 * `?event=ID` for the details.
 */
export function EventDialogs() {
  const [create, setCreate] = useUrlState('create', anyText, { replace: true });
  const [event, setEvent] = useUrlState('event', anyText, { replace: true });
  return (
    <Suspense>
      {create !== '' && <CreateEventDialog onClose={() => setCreate('')} />}
      {event !== '' && <EventDetailsDialog key={event} eventId={event} onClose={() => setEvent('')} />}
    </Suspense>
  );
}
