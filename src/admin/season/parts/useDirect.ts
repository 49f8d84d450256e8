import { useState } from 'react';
import { isConflict, isRefused, isUnreachable } from '../../../data/errors.ts';

type Outcome<T> = { done: true; value: T } | { done: false };

/**
 * Runs what needs a connection and can't wait for one. `failure` says why it failed, in words for the screen:
 * `what` ends the sentence, 'hide the name'.
 */
export function useDirect(what: string) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');

  async function run<T>(act: () => Promise<T>): Promise<Outcome<T>> {
    if (busy) return { done: false };
    if (!navigator.onLine) {
      setFailure(`You're offline. We need a connection to ${what}; nothing was changed.`);
      return { done: false };
    }
    setBusy(true);
    setFailure('');
    try {
      return { done: true, value: await act() };
    } catch (error) {
      console.warn('A change of seasons failed.', error);
      setFailure(failureText(error, what));
      return { done: false };
    } finally {
      setBusy(false);
    }
  }

  return { run, busy, failure, setFailure };
}

function failureText(error: unknown, what: string): string {
  if (isUnreachable(error))
    return `We couldn't reach the server to ${what}. Try again; what's already done stays done.`;
  if (isConflict(error)) return `Someone else is publishing right now. Try again in a moment.`;
  if (isRefused(error)) return `You're not allowed to ${what}.`;
  return `We failed to ${what}. Please try again.`;
}
