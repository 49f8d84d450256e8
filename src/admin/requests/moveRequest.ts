import { setRequestStatus } from '../../data/staff/requests.ts';
import { readRequestStatus, requestName } from '../../domain/requests/requestFilter.ts';
import type { TournamentRequest } from '../../domain/requests/tournamentRequest.ts';
import { attempt } from '../../parts/attempt.ts';
import { showToast } from '../../ui/toast.ts';

/** Groups the messages about a request, so that only the latest is shown. */
const subjectOf = ({ id }: TournamentRequest) => `request ${id}`;

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
    subject: subjectOf(request),
  });
}

/** Offers to mark a request after an event was created from it, so that no one has to remember it. */
export function offerScheduled(request: TournamentRequest): void {
  if (request.status === 'scheduled') return;
  const mark = { label: 'Mark as scheduled', run: () => void moveRequest(request, 'scheduled') };
  const message = `The request from ${requestName(request)} is still ${request.status}.`;
  showToast(message, 'status', mark, subjectOf(request));
}
