import { setRequestStatus } from '../../data/staff/requests.ts';
import { readRequestFilter, requestName } from '../../domain/requests/requestFilter.ts';
import type { TournamentRequest } from '../../domain/requests/tournamentRequest.ts';
import { showToast } from '../../ui/toast.ts';
import { attempt } from '../parts/attempt.ts';

/** One message at a time about a request. */
const subjectOf = ({ id }: TournamentRequest) => `request ${id}`;

/** Gives a request another status and says so; a refusal can be tried again. Never rejects. */
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

/** After an event was made of a request: offers to mark it, which nobody should have to remember. */
export function offerScheduled(request: TournamentRequest): void {
  if (request.status === 'scheduled') return;
  const mark = { label: 'Mark as scheduled', run: () => void moveRequest(request, 'scheduled') };
  const message = `The request of ${requestName(request)} is still ${request.status}.`;
  showToast(message, 'status', mark, subjectOf(request));
}
