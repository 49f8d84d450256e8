import { useRef, useState } from 'react';
import { showToast } from '../../../ui/toast.ts';
import { publishFailure } from './publishFailure.ts';

/** What publishing does; tests have their own. */
export type PublishActions = {
  publishBoard: (eventId: string, seen: { rev: number; version: number }, line: string) => Promise<unknown>;
  takeBack: (eventId: string) => Promise<unknown>;
};

/**
 * Returns the function that publishes something once at a time, and what went wrong. It resolves to whether
 * it was published.
 */
export function usePublish() {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const going = useRef(false);

  async function publish(run: () => Promise<unknown>, done: string): Promise<boolean> {
    if (going.current) return false;
    going.current = true;
    setBusy(true);
    setFailure('');
    try {
      await run();
      showToast(done);
      return true;
    } catch (error) {
      setFailure(publishFailure(error));
      return false;
    } finally {
      going.current = false;
      setBusy(false);
    }
  }

  return { busy, failure, publish };
}
