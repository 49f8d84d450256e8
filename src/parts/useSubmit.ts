import { useState } from 'react';
import { isConflict } from '../data/errors.ts';
import { type MakeChange, submit, type Words } from './attempt.ts';

/**
 * Sends the change of a form that stays open until it is saved. `failure` says why it was refused; submitting
 * again retries it.
 */
export function useSubmit() {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');

  async function send(make: MakeChange, words: Words): Promise<void> {
    if (busy) return;
    setBusy(true);
    setFailure('');
    try {
      await submit(make, words);
    } catch (error) {
      setFailure((isConflict(error) && words.conflict) || words.failed);
    }
    setBusy(false);
  }

  return { busy, failure, setFailure, submit: send };
}
