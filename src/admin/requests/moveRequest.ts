import { send } from '../../data/staff/changes/send.ts';
import { setRequestStatus } from '../../data/staff/requests.ts';
import { readRequestFilter, requestName } from '../../domain/requests/requestFilter.ts';
import type { TournamentRequest } from '../../domain/requests/tournamentRequest.ts';
import { showToast } from '../../ui/toast.ts';

/** One message at a time about a request. */
const subjectOf = ({ id }: TournamentRequest) => `request ${id}`;

/** Gives a request another status and says so; a refusal can be tried again. Never rejects. */
export async function moveRequest(request: TournamentRequest, to: string): Promise<void> {
  const status = readRequestFilter(to);
  if (status === '' || status === request.status) return;
  const name = requestName(request);
  const failed = `Failed to change the status of "${name}". Please try again.`;
  try {
    await send(() => setRequestStatus(request.id, status), failed);
    showToast(`${name} is ${status} now.`, 'status', [], subjectOf(request));
  } catch {
    const retry = { label: 'Retry', run: () => void moveRequest(request, status) };
    showToast(failed, 'alert', retry, subjectOf(request));
  }
}

/** After an event was made of a request: offers to mark it, which nobody should have to remember. */
export function offerScheduled(request: TournamentRequest): void {
  if (request.status === 'scheduled') return;
  const mark = { label: 'Mark as scheduled', run: () => void moveRequest(request, 'scheduled') };
  const message = `The request of ${requestName(request)} is still ${request.status}.`;
  showToast(message, 'status', mark, subjectOf(request));
}
