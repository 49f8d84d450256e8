import { isUnreachable } from '../../data/errors.ts';

/**
 * Returns what to say when an event wasn't deleted (specification 8), and that it's the network where it is.
 */
export function deleteFailure(error: unknown): string {
  const failed = 'Failed to delete event. Please try again.';
  if (!navigator.onLine) return `${failed} You're offline, and deleting needs a connection.`;
  return isUnreachable(error) ? `${failed} We couldn't reach the server.` : failed;
}
