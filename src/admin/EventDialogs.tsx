import { useTimeout } from '../hooks/useTimeout.ts';
import { useUrlDialog } from '../hooks/useUrlDialog.ts';
import { notLoaded, useLazyDialog } from '../ui/lazyCode.ts';

const loadCreate = () => import('./events/form/NewEvent.tsx');
const loadDetails = () => import('./events/details/EventDetailsDialog.tsx');
const loadPage = () => import('./events/page/StaffEventPage.tsx');

/**
 * The event dialogs, which any screen of the console opens through its address: `?create=open` for a new
 * event, `?create=ID` for a copy, `?event=ID` for the details, `?edit=ID` or `?edit=ID/field` for the form.
 */
export function EventDialogs() {
  const create = useUrlDialog('create');
  const event = useUrlDialog('event');
  const edit = useUrlDialog('edit');
  const NewEvent = useLazyDialog(create.value === '' ? null : loadCreate, {
    failed: notLoaded('The form'),
    close: create.close,
    reopen: () => create.open(create.value),
  });
  const Details = useLazyDialog(event.value === '' ? null : loadDetails, {
    failed: notLoaded('The details'),
    close: event.close,
    reopen: () => event.open(event.value),
  });
  const Edit = useLazyDialog(edit.value === '' ? null : loadDetails, {
    failed: notLoaded('The form'),
    close: edit.close,
    reopen: () => edit.open(edit.value),
  });
  const [editedId = '', field] = edit.value.split('/');
  useEarlyCode();
  return (
    <>
      {Details && <Details key={event.value} eventId={event.value} onClose={event.close} />}
      {Edit && <Edit key={edit.value} eventId={editedId} edit={field ?? 'title'} onClose={edit.close} />}
      {NewEvent && <NewEvent key={create.value} from={create.value} onClose={create.close} />}
    </>
  );
}

/** Loads the dialogs' code while there is a network, since they may be needed offline. */
function useEarlyCode(): void {
  useTimeout(() => {
    for (const load of [loadCreate, loadDetails, loadPage]) load().catch(() => {});
  }, 3_000);
}
