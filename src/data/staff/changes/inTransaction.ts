import { doc, getDocFromServer } from 'firebase/firestore';
import type { Write } from '../../../domain/changes/change.ts';
import { writeAll } from '../../changes/databaseWrites.ts';
import type { Made } from '../../changes/sender.ts';
import { withTimeout } from '../../errors.ts';
import { staffDatabase } from '../session/staffDatabase.ts';
import { againIfRefused } from './againIfRefused.ts';
import { transactionNow } from './transactionNow.ts';

/** Reads a document in the transaction that then writes; undefined: there is none. */
export type Look = (path: string) => Promise<unknown>;
/** Returns the writes of a change. @throws DataError 'conflict' or 'missing' when a colleague was faster */
export type Plan = (look: Look) => Promise<readonly Write[]>;

/** How long a change may take before it is queued instead, in milliseconds. */
const patience = 3_000;

let latest: Promise<unknown> = Promise.resolve();

/**
 * Returns a change that with a network is made by `plan` in a transaction, and without an answer waits as
 * `writes`. The plans of this page run in their order, so that an Undo sees what it takes back.
 */
export function inTransaction(plan: Plan, writes: readonly Write[], timeout = patience): Made {
  if (!navigator.onLine) return { writes };
  const now = () => {
    const made = latest.then(() => planned(plan, timeout));
    latest = made.catch(() => {});
    return made;
  };
  return { writes, now };
}

function planned(plan: Plan, timeout: number): Promise<boolean> {
  return againIfRefused(async () => {
    const made = await transactionNow(async (transaction, stillWanted) => {
      const writes = await plan(async (path) => (await transaction.get(doc(staffDatabase, path))).data());
      stillWanted();
      writeAll(staffDatabase, transaction, writes);
      return writes;
    }, timeout);
    if (made) await shown(made);
    return made !== null;
  });
}

/** How many documents are read so that the screens show them. */
const mostShown = 5;

/**
 * Settles when the lists of this page show a change, which unlike a batch they learn from the server: whoever
 * made it goes on from what they see, such as the row after a deleted one.
 */
async function shown(writes: readonly Write[]): Promise<void> {
  const paths = writes.filter(({ op }) => op !== 'set').map(({ path }) => path);
  if (paths.length > mostShown) return;
  const read = paths.map((path) => getDocFromServer(doc(staffDatabase, path)));
  await withTimeout(Promise.all(read), 1_000).catch(() => {});
}
