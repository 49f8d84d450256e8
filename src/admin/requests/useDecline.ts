import { useState } from 'react';
import type { Sent } from '../../data/changes/sender.ts';
import { requestsAtOnce, setRequestStatuses } from '../../data/staff/staffRequests.ts';
import { readRequestStatus, requestCount } from '../../domain/requests/requestFilter.ts';
import type { RequestStatus, TournamentRequest } from '../../domain/requests/tournamentRequest.ts';
import { inSteps } from '../../lib/inSteps.ts';
import { savedText, submit } from '../../parts/attempt.ts';
import { offerRetry, showToast } from '../../ui/toast.ts';

type Move = { request: TournamentRequest; status: RequestStatus };
type Progress = { done: number; of: number };

/** The timeout of a batch in milliseconds; hundreds of changes take the server longer than a single one. */
const timeout = 20_000;
/** Groups the messages about several requests, so that only the latest is shown. */
const subject = 'requests';

/**
 * Declines several requests, 100 a batch. A refused batch doesn't block the others and can be retried, one
 * request at a time, so that a deleted request doesn't block the rest. Declined requests can be restored.
 */
export function useDecline(onLeft: (requests: readonly TournamentRequest[]) => void) {
  const [progress, setProgress] = useState<Progress | null>(null);

  async function run(moves: readonly Move[], done: string, atOnce = requestsAtOnce): Promise<void> {
    let sent: Sent = 'acknowledged';
    const move = async (some: readonly Move[]) => {
      const change = () => setRequestStatuses(some.map(({ request: { id }, status }) => ({ id, status })));
      const outcome = await submit(change, { failed: failure(some.length, some.length), timeout });
      if (outcome === 'queued') sent = outcome;
    };
    const refused = await inSteps(moves, atOnce, move, (done) => {
      setProgress({ done, of: moves.length });
      return true;
    });
    setProgress(null);
    onLeft(refused.map(({ request }) => request));
    if (refused.length > 0) {
      offerRetry(failure(refused.length, moves.length), () => void run(refused, done, 1), subject);
      return;
    }
    showToast(
      savedText(sent, `${requestCount(moves.length)} ${done}.`),
      'status',
      undoOf(moves, run),
      subject,
    );
  }

  return {
    progress,
    decline: (requests: readonly TournamentRequest[]): void => {
      const open = requests.filter(({ status }) => status !== 'declined');
      if (open.length === 0) showToast('Nothing to change.', 'status', [], subject);
      else
        void run(
          open.map((request) => ({ request, status: 'declined' })),
          'declined',
        );
    },
  };
}

/**
 * Returns the changes that undo the moves. A legacy status, which can't be written any more, stays changed.
 */
function undoOf(moves: readonly Move[], run: (moves: readonly Move[], done: string) => Promise<void>) {
  const back = moves.flatMap(({ request, status }) => {
    const before = readRequestStatus(request.status);
    return before === '' || before === status ? [] : [{ request: { ...request, status }, status: before }];
  });
  return back.length === 0 ? undefined : { label: 'Undo', run: () => void run(back, 'restored') };
}

function failure(refused: number, all: number): string {
  const of = refused === all ? '' : `${refused.toLocaleString('en-US')} of `;
  return `Failed to change ${of}${requestCount(all)}. Please try again.`;
}
