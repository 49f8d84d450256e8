import { setRequestStatus } from '../../data/staff/requests.ts';
import { readRequestFilter, requestName } from '../../domain/requests/requestFilter.ts';
import type { TournamentRequest } from '../../domain/requests/tournamentRequest.ts';
import { attempt } from '../../parts/attempt.ts';

/** Sets the status of a request and confirms it; a refusal can be retried. Never rejects. */
export async function moveRequest(request: TournamentRequest, to: string): Promise<void> {
  const status = readRequestFilter(to);
  if (status === '' || status === request.status) return;
  const name = requestName(request);
  await attempt(() => setRequestStatus(request.id, status), {
    failed: `Failed to change the status of "${name}". Please try again.`,
    done: `${name} is ${status} now.`,
    subject: `request ${request.id}`,
  });
}
