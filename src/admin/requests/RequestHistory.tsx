import { isConflict } from '../../data/errors.ts';
import { saveRequestNote } from '../../data/staff/staffRequests.ts';
import { readRequestStatus, requestName } from '../../domain/requests/requestFilter.ts';
import type { TournamentRequest } from '../../domain/requests/tournamentRequest.ts';
import { offerRetry, showToast } from '../../ui/toast.ts';
import { ChangedBy } from '../parts/history/ChangedBy.tsx';
import { moveRequest } from './moveRequest.ts';

const labels = { status: 'Status', note: 'Note', eventId: 'Event' };

/** Who worked on a request last, and its history; its status and its note can be set back. */
export function RequestHistory({ request }: { request: TournamentRequest }) {
  return (
    <ChangedBy
      record={`request:${request.id}`}
      name={requestName(request)}
      labels={labels}
      restore={{
        busy: false,
        may: ({ field, from }) => {
          if (field === 'note') return String(from ?? '') !== request.note;
          const status = field === 'status' ? readRequestStatus(String(from)) : '';
          return status !== '' && status !== request.status;
        },
        run: ({ field, from }) =>
          void (field === 'note'
            ? restoreNote(request, String(from ?? ''))
            : moveRequest(request, String(from))),
      }}
    />
  );
}

type Noted = Pick<TournamentRequest, 'id' | 'note'>;

/** Gives a note the text that it had, unless someone has edited it since. Never rejects. */
async function restoreNote({ id, note }: Noted, before: string): Promise<void> {
  const subject = `note ${id}`;
  try {
    await saveRequestNote(id, before, note);
    showToast('Restored: Note.', 'status', [], subject);
  } catch (error) {
    if (isConflict(error)) showToast('Someone else edited this note.', 'alert', [], subject);
    else
      offerRetry(
        'Failed to restore: Note. Please try again.',
        () => void restoreNote({ id, note }, before),
        subject,
      );
  }
}
