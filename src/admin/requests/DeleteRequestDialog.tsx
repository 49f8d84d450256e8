import { trashSome } from '../../data/staff/trash/trash.ts';
import { requestName } from '../../domain/requests/requestFilter.ts';
import type { TournamentRequest } from '../../domain/requests/tournamentRequest.ts';
import { restorableText, trashId } from '../../domain/trash/trashEntry.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { needsNetwork } from '../parts/needsNetwork.ts';
import { tellTrashed } from '../parts/trash/tellTrashed.ts';

const failed = 'Failed to delete the request. Please try again.';

type Props = { request: TournamentRequest; onClose: () => void };

/** Asks before a request is deleted, which only super admins may do. */
export function DeleteRequestDialog({ request, onClose }: Props) {
  const { id } = request;
  const title = requestName(request);
  return (
    <ConfirmDialog
      title="Delete request"
      question={`Are you sure you want to delete the request from "${title}"? ${restorableText}`}
      action="Delete"
      danger
      failed={() => failed + needsNetwork()}
      onConfirm={async () => {
        await trashSome('request', [{ id, title }]);
        const name = `The request from "${title}"`;
        tellTrashed(`${name} was`, [{ id: trashId('request', id), kind: 'request', name }]);
      }}
      onClose={onClose}
    />
  );
}
