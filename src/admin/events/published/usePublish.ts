import { useAttempt } from '../../../parts/useAttempt.ts';
import { publishFailure } from './publishFailure.ts';
import { publishWhole } from './publishWhole.ts';

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
  const { busy, failure, run } = useAttempt();

  async function publish(act: () => Promise<unknown>, done: string): Promise<boolean> {
    const published = await run(() => publishWhole(act, done), { failed: publishFailure });
    return published.done;
  }

  return { busy, failure, publish };
}
