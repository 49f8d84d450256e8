import { send } from '../../data/staff/changes/send.ts';
import { deleteRequest } from '../../data/staff/requests.ts';
import { requestName } from '../../domain/requests/requestFilter.ts';
import type { TournamentRequest } from '../../domain/requests/tournamentRequest.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';

const failed = 'Failed to delete the request. Please try again.';

/** Asks before a request is deleted, which only super admins may. */
export function DeleteRequestDialog({
  request,
  onClose,
}: {
  request: TournamentRequest;
  onClose: () => void;
}) {
  return (
    <ConfirmDialog
      title="Delete request"
      question={`Are you sure you want to delete the request of "${requestName(request)}"? This action cannot be undone.`}
      action="Delete"
      danger
      failed={() => failed}
      onConfirm={async () => {
        await send(() => deleteRequest(request.id), failed);
      }}
      onClose={onClose}
    />
  );
}
