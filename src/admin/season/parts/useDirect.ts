import { isConflict, isRefused, isUnreachable } from '../../../data/errors.ts';
import { type ActOutcome, useAttempt } from '../../../parts/useAttempt.ts';

/**
 * Runs what needs a connection and can't wait for one. `failure` says why it failed, in words for the screen:
 * `what` ends the sentence, 'hide the name'.
 */
export function useDirect(what: string) {
  const { run, ...state } = useAttempt();

  function failed(error: unknown): string {
    console.warn('A change of seasons failed.', error);
    return failureText(error, what);
  }

  return { ...state, run: <T>(act: () => Promise<T>): Promise<ActOutcome<T>> => run(act, { failed, what }) };
}

function failureText(error: unknown, what: string): string {
  if (isUnreachable(error))
    return `We couldn't reach the server to ${what}. Try again; what's already done stays done.`;
  if (isConflict(error)) return `Someone else is publishing right now. Try again in a moment.`;
  if (isRefused(error)) return `You're not allowed to ${what}.`;
  return `We failed to ${what}. Please try again.`;
}
