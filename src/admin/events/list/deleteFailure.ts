import { isUnreachable } from '../../../data/errors.ts';
import { needsNetwork } from '../../parts/needsNetwork.ts';

/**
 * Returns the message for an event that wasn't deleted (specification 8); it mentions the network when that
 * is the reason.
 */
export function deleteFailure(error: unknown): string {
  const failed = 'Failed to delete event. Please try again.';
  const offline = needsNetwork();
  if (offline !== '') return failed + offline;
  return isUnreachable(error) ? `${failed} We couldn't reach the server.` : failed;
}
