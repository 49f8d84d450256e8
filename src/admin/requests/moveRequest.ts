import { setRequestStatus } from '../../data/staff/requests.ts';
import { send } from '../../data/staff/send.ts';
import type { TournamentRequest } from '../../domain/readRequest.ts';
import { readRequestFilter, requestName } from '../../domain/requests.ts';
import { showToast } from '../../ui/toast.ts';

/** Gives a request another status and says so; a refusal can be tried again. Never rejects. */
export async function moveRequest(request: TournamentRequest, to: string): Promise<void> {
  const status = readRequestFilter(to);
  if (status === '' || status === request.status) return;
  const name = requestName(request);
  const failed = `Failed to change the status of "${name}". Please try again.`;
  try {
    await send(() => setRequestStatus(request.id, status), failed);
    showToast(`${name} is ${status} now.`);
  } catch {
    showToast(failed, 'alert', { label: 'Retry', run: () => void moveRequest(request, status) });
  }
}

/** After an event was made of a request: offers to mark it, which nobody should have to remember. */
export function offerScheduled(request: TournamentRequest): void {
  if (request.status === 'scheduled') return;
  showToast(`The request of ${requestName(request)} is still ${request.status}.`, 'status', {
    label: 'Mark as scheduled',
    run: () => void moveRequest(request, 'scheduled'),
  });
}
