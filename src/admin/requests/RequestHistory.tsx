import { readRequestStatus, requestName } from '../../domain/requests/requestFilter.ts';
import type { TournamentRequest } from '../../domain/requests/tournamentRequest.ts';
import { ChangedBy } from '../parts/history/ChangedBy.tsx';
import { moveRequest } from './moveRequest.ts';

const labels = { status: 'Status', note: 'Note', eventId: 'Event' };

/** Who worked on a request last, and its history; its status can be set back. */
export function RequestHistory({ request }: { request: TournamentRequest }) {
  return (
    <ChangedBy
      record={`request:${request.id}`}
      name={requestName(request)}
      labels={labels}
      restore={{
        busy: false,
        may: ({ field, from }) => {
          const status = field === 'status' ? readRequestStatus(String(from)) : '';
          return status !== '' && status !== request.status;
        },
        run: ({ from }) => void moveRequest(request, String(from)),
      }}
    />
  );
}
