import { setRequestStatus } from '../../data/staff/requests.ts';
import { readRequestFilter, requestName } from '../../domain/requests/requestFilter.ts';
import type { TournamentRequest } from '../../domain/requests/tournamentRequest.ts';
import { attempt } from '../../parts/attempt.ts';
import { showToast } from '../../ui/toast.ts';

/** Groups the messages about a request, so that only the latest is shown. */
const subjectOf = ({ id }: TournamentRequest) => `request ${id}`;

/** Sets the status of a request and confirms it; a refusal can be retried. Never rejects. */
export async function moveRequest(request: TournamentRequest, to: string): Promise<void> {
  const status = readRequestFilter(to);
  if (status === '' || status === request.status) return;
  const name = requestName(request);
  await attempt(() => setRequestStatus(request.id, status), {
    failed: `Failed to change the status of "${name}". Please try again.`,
    done: `${name} is ${status} now.`,
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
