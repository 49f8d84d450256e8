import type { Level } from '../domain/session/staffSession.ts';
import { useTimeout } from '../hooks/useTimeout.ts';
import { LateDialog } from '../parts/late/LateDialog.tsx';
import { lateCode } from '../parts/late/lateCode.ts';
import { useAskedDialog } from './parts/useAskedDialog.ts';
import { screensOf } from './screens.ts';

const newEvent = lateCode(() => import('./events/form/NewEvent.tsx'));
const details = lateCode(() => import('./events/details/EventDetailsDialog.tsx'));

/**
 * The event dialogs, which any screen of the console opens through its address: `?create=open` for a new
 * event, `?create=ID` for a copy, `?event=ID` for the details, `?edit=ID` or `?edit=ID/field` for the form.
 */
export function EventDialogs({ level }: { level: Level }) {
  const create = useAskedDialog('create');
  const event = useAskedDialog('event');
  const edit = useAskedDialog('edit');
  const [editedId = '', field] = edit.value.split('/');
  useEarlyCode(level);
  return (
    <>
      {event.value !== '' && (
        <LateDialog code={details} title="Event Details" what="The details" onClose={event.close}>
          {(Details) => <Details key={event.value} eventId={event.value} onClose={event.close} />}
        </LateDialog>
      )}
      {edit.value !== '' && (
        <LateDialog code={details} title="Event Details" what="The form" onClose={edit.close}>
          {(Edit) => (
            <Edit key={edit.value} eventId={editedId} edit={field ?? 'title'} onClose={edit.close} />
          )}
        </LateDialog>
      )}
      {create.value !== '' && (
        <LateDialog code={newEvent} title="Create Event" what="The form" onClose={create.close}>
          {(NewEvent) => <NewEvent key={create.value} from={create.value} onClose={create.close} />}
        </LateDialog>
      )}
    </>
  );
}

/** Loads code while there is a network: a form, or the page of a row, may be opened without one. */
function useEarlyCode(level: Level): void {
  useTimeout(() => {
    newEvent.prepare();
    details.prepare();
    for (const { early } of screensOf(level)) early?.().catch(() => {});
  }, 3_000);
}
