import { requestsAtOnce } from '../../data/staff/staffRequests.ts';
import { trashSome } from '../../data/staff/trash/trash.ts';
import { requestCount, requestName } from '../../domain/requests/requestFilter.ts';
import type { TournamentRequest } from '../../domain/requests/tournamentRequest.ts';
import { trashId } from '../../domain/trash/trashEntry.ts';
import { needsNetwork } from '../parts/needsNetwork.ts';
import { DeleteSelectedDialog } from '../parts/selection/DeleteSelectedDialog.tsx';
import { tellTrashed } from '../parts/trash/tellTrashed.ts';

const failed = 'Failed to delete the requests. Please try again.';

type Props = {
  requests: readonly TournamentRequest[];
  onLeft: (left: readonly TournamentRequest[]) => void;
  onClose: () => void;
};

/** Asks once before requests are deleted, which only super admins may do, and deletes them 100 a batch. */
export function DeleteRequestsDialog({ requests, onLeft, onClose }: Props) {
  return (
    <DeleteSelectedDialog
      items={requests}
      nameOf={requestName}
      countOf={requestCount}
      atOnce={requestsAtOnce}
      deleteSome={(some) =>
        trashSome(
          'request',
          some.map((request) => ({ id: request.id, title: requestName(request) })),
        )
      }
      failed={() => failed + needsNetwork()}
      why={needsNetwork}
      onAllDeleted={(gone) =>
        tellTrashed(
          `${requestCount(gone.length)} ${gone.length === 1 ? 'was' : 'were'}`,
          gone.map((request) => ({
            id: trashId('request', request.id),
            kind: 'request',
            name: `The request from "${requestName(request)}"`,
          })),
        )
      }
      onLeft={onLeft}
      onClose={onClose}
    >
      <p>{settledText(requests)}</p>
    </DeleteSelectedDialog>
  );
}

/** Returns the sentence about requests that staff have worked on already; '' when there are none. */
function settledText(requests: readonly TournamentRequest[]): string {
  const parts = ['contacted', 'scheduled'].flatMap((status) => {
    const number = requests.filter((request) => request.status === status).length;
    return number > 0 ? [`${number.toLocaleString('en-US')} ${status}`] : [];
  });
  return parts.length > 0 ? `Among them: ${parts.join(', ')}.` : '';
}
