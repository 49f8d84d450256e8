import { deleteRequest } from '../../data/staff/staffRequests.ts';
import { requestName } from '../../domain/requests/requestFilter.ts';
import type { TournamentRequest } from '../../domain/requests/tournamentRequest.ts';
import { ConfirmChange } from '../../parts/ConfirmChange.tsx';

const failed = 'Failed to delete the request. Please try again.';

/** Asks before a request is deleted, which only super admins may do. */
export function DeleteRequestDialog({
  request,
  onClose,
}: {
  request: TournamentRequest;
  onClose: () => void;
}) {
  return (
    <ConfirmChange
      title="Delete request"
      question={`Are you sure you want to delete the request from "${requestName(request)}"? This action cannot be undone.`}
      action="Delete"
      change={() => deleteRequest(request.id)}
      words={{ failed }}
      onClose={onClose}
    />
  );
}
