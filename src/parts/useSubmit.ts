import { isConflict } from '../data/errors.ts';
import { type MakeChange, submit, type Words } from './attempt.ts';
import { useAttempt } from './useAttempt.ts';

/**
 * Sends the change of a form that stays open until it is saved. `failure` says why it was refused; submitting
 * again retries it.
 */
export function useSubmit() {
  const { busy, failure, setFailure, run } = useAttempt();

  async function send(make: MakeChange, words: Words): Promise<void> {
    await run(() => submit(make, words), {
      failed: (error) => (isConflict(error) && words.conflict) || words.failed,
    });
  }

  return { busy, failure, setFailure, submit: send };
}
