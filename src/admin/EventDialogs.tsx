import { useEffect } from 'react';
import { words } from '../content/words.ts';
import { useUrlState } from '../hooks/useUrlState.ts';
import { useWhenWanted } from '../hooks/useWhenWanted.ts';
import { showToast } from '../ui/toast.ts';

const loadCreate = () => import('./eventForm/NewEvent.tsx').then((module) => module.NewEvent);
const loadDetails = () =>
  import('./eventDetails/EventDetailsDialog.tsx').then((module) => module.EventDetailsDialog);
const loadDoor = () => import('./participants/ParticipantsPage.tsx');
const anyText = (text: string) => text;

/**
 * The dialogs of events, which any screen of the console opens through its address: `?create=open` for a new one,
 * `?create=ID` for a copy, `?event=ID` for the details.
 */
export function EventDialogs() {
  const [create, setCreate] = useUrlState('create', anyText, { replace: true });
  const [event, setEvent] = useUrlState('event', anyText, { replace: true });
  const unreachable = () => void showToast(words.unreachable, 'alert');
  const NewEvent = useWhenWanted(create !== '', loadCreate, () => {
    setCreate('');
    unreachable();
  });
  const Details = useWhenWanted(event !== '', loadDetails, () => {
    setEvent('');
    unreachable();
  });
  useEarlyCode();
  return (
    <>
      {event !== '' && Details && <Details key={event} eventId={event} onClose={() => setEvent('')} />}
      {create !== '' && NewEvent && <NewEvent key={create} from={create} onClose={() => setCreate('')} />}
    </>
  );
}

/** These are needed where there may be no network: their code comes while there is one. */
function useEarlyCode(): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      for (const load of [loadCreate, loadDetails, loadDoor]) load().catch(() => {});
    }, 3_000);
    return () => clearTimeout(timer);
  }, []);
}
