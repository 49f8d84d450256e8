import { waitForPendingWrites } from 'firebase/firestore';
import { touching } from '../../domain/changes/changeState.ts';
import type { OutboxEntry } from '../../domain/changes/outboxEntry.ts';
import { once } from '../../lib/once.ts';
import { missingPaths } from './databaseWrites.ts';
import type { Sending } from './sending.ts';

type Resend = {
  isGoing: (id: string) => boolean;
  /** Sends a change again; never rejects. */
  resend: (entry: OutboxEntry) => Promise<void>;
};

/**
 * Returns what sends the changes of earlier visits and closed tabs, and those refused because the session was
 * over.
 */
export function leftoversOf(
  { name, database, outbox, account, watchAccount }: Sending,
  { isGoing, resend }: Resend,
) {
  let leftovers: Promise<void> = Promise.resolve();

  /*
   * Firestore may still have them in its own queue, so that is flushed first. Changes that arrived that way
   * are removed; the rest are sent again, in their order.
   */
  async function sendLeftovers(): Promise<void> {
    await waitForPendingWrites(database);
    await outbox.refresh();
    const owner = account();
    const left = (await outbox.ownOrLeft(outbox.entries())).filter(
      (entry) => entry.account === owner && !entry.refused && !isGoing(entry.id),
    );
    const missing = touching(
      left,
      await missingPaths(
        database,
        left.flatMap(({ change }) => change.writes),
      ),
    );
    if (account() !== owner) return;
    await Promise.all(
      left.map((entry) => {
        if (!missing.has(entry)) return outbox.remove(entry.id);
        outbox.claim(entry.id);
        return resend(entry);
      }),
    );
  }

  function look(): void {
    if (!account()) return;
    leftovers = leftovers.then(() => inTurn(sendLeftovers)).catch(lookLater);
  }

  /** Retries after there was no answer, because the network may not report when it is back. */
  function lookLater(): void {
    setTimeout(look, 30_000);
  }

  /** Runs the work in one tab at a time, in browsers with locks. */
  async function inTurn(work: () => Promise<void>): Promise<void> {
    const { locks } = globalThis.navigator;
    return locks ? locks.request(`${name}-leftovers`, work) : work();
  }

  /** Sends leftover changes now, whenever the account changes and when the network is back. */
  const startSending: () => void = once(() => {
    look();
    watchAccount(look);
    addEventListener('online', look);
  });

  return { startSending, sent: () => leftovers };
}
