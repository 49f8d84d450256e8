import { deleteRequests, requestsAtOnce } from '../../data/staff/staffRequests.ts';
import { requestCount, requestName } from '../../domain/requests/requestFilter.ts';
import type { TournamentRequest } from '../../domain/requests/tournamentRequest.ts';
import { submit } from '../../parts/attempt.ts';
import { DeleteSelectedDialog } from '../parts/selection/DeleteSelectedDialog.tsx';

const failed = 'Failed to delete the requests. Please try again.';
/** The timeout of a batch in milliseconds; hundreds of changes take the server longer than a single one. */
const timeout = 20_000;

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
      deleteSome={(some) => submit(() => deleteRequests(some.map(({ id }) => id)), { failed, timeout })}
      failed={() => failed}
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
