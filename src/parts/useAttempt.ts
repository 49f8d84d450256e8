import { useRef, useState } from 'react';

/** What became of an act: `done: false` when it failed or never began. */
export type ActOutcome<T> = { done: true; value: T } | { done: false };

/**
 * How an act's failure is said. `what`: it needs a connection, and this ends the sentence: 'hide the name'.
 */
type Saying = { failed: (error: unknown) => string; what?: string };

/** Runs one act at a time; a second one meanwhile is ignored. `failure` says why the last one failed. */
export function useAttempt() {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const going = useRef(false);

  async function run<T>(act: () => Promise<T>, { failed, what }: Saying): Promise<ActOutcome<T>> {
    if (going.current) return { done: false };
    if (what && !navigator.onLine) {
      setFailure(`You're offline. We need a connection to ${what}; nothing was changed.`);
      return { done: false };
    }
    going.current = true;
    setBusy(true);
    setFailure('');
    try {
      return { done: true, value: await act() };
    } catch (error) {
      setFailure(failed(error));
      return { done: false };
    } finally {
      going.current = false;
      setBusy(false);
    }
  }

  return { busy, failure, setFailure, run };
}
