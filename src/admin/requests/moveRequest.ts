import { setRequestStatus } from '../../data/staff/staffRequests.ts';
import { readRequestStatus, requestName } from '../../domain/requests/requestFilter.ts';
import type { TournamentRequest } from '../../domain/requests/tournamentRequest.ts';
import { attempt } from '../../parts/attempt.ts';

/**
 * Sets the status of a request and confirms it, with Undo; a refusal can be retried. Never rejects. A status
 * of an older document can't be written again, so leaving it can't be undone.
 */
export async function moveRequest(request: TournamentRequest, to: string): Promise<void> {
  const status = readRequestStatus(to);
  if (status === '' || status === request.status) return;
  const before = readRequestStatus(request.status);
  const name = requestName(request);
  await attempt(() => setRequestStatus(request.id, status), {
    failed: `Failed to change the status of "${name}". Please try again.`,
    done: `${name} marked as ${status}.`,
    undo: before === '' ? undefined : () => void moveRequest({ ...request, status }, before),
    subject: `request ${request.id}`,
  });
}
