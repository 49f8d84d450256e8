import { doc, getDocFromServer, runTransaction } from 'firebase/firestore';
import type { Write } from '../../../domain/changes/change.ts';
import { writeAll } from '../../changes/databaseWrites.ts';
import type { Made, Sent } from '../../changes/sender.ts';
import { transactionNow } from '../../changes/transactionNow.ts';
import { DataError, withTimeout } from '../../errors.ts';
import { staffDatabase } from '../session/staffDatabase.ts';
import { againIfRefused } from './againIfRefused.ts';
import { type Look, lookHere, lookOnce } from './look.ts';
import { send } from './send.ts';
import { askNameFor, type EntryIds, entryIds, lacksName, recorded, withHistory } from './withHistory.ts';

/*
 * A change of documents that others may change meanwhile is one plan. With a network it runs in a
 * transaction, so that it sees what stands when it is written. Without an answer in time the same plan has
 * run over what this browser knows, and its writes wait in the outbox.
 */

/** Returns the writes of a change. @throws DataError 'conflict' or 'missing' when a colleague was faster */
export type Plan = (look: Look) => Promise<readonly Write[]>;

/** What is written, or what is said instead because nothing may be written. */
export type Decision<T> = { writes: readonly Write[] } | { instead: T };

/** A plan that may come to something else than writes. @throws DataError */
export type Decide<T> = (look: Look) => Promise<Decision<T>>;

/** How long a change may take before it is queued instead, in milliseconds. */
const planTimeout = 3_000;
/** The same for a change of many documents. */
export const timeoutOfMany = 15_000;

let latest: Promise<unknown> = Promise.resolve();

/**
 * Returns the change that a plan makes. The plans of this page run in their order, so that an Undo sees what
 * it takes back. @throws DataError without a network, when the plan refuses what this browser knows
 */
export async function planned(plan: Plan, timeout = planTimeout): Promise<Made> {
  const look = lookOnce(lookHere);
  const { writes, refusal } = await overCopy(plan, look);
  const ids = entryIds();
  if (!navigator.onLine) {
    if (refusal) throw refusal;
    return recorded({ writes }, ids, look);
  }
  const now = async () => {
    const made = latest.then(() => storedNow(plan, timeout, ids));
    latest = made.catch(() => {});
    const isStored = await made;
    // The server decides: this browser's copy may be older than what its screen has shown.
    if (!isStored && refusal) throw new DataError('unreachable', refusal);
    return isStored;
  };
  return { ...(await recorded({ writes }, ids, look)), now };
}

/** Carries out a plan that can't wait. @throws DataError 'unreachable' without a network */
export async function carriedOut(plan: Plan, timeout = 9_000, ids?: EntryIds | null): Promise<void> {
  if (!navigator.onLine || !(await storedNow(plan, timeout, ids))) throw new DataError('unreachable');
}

/** Carries out a decision, or queues what it comes to over this browser's copy. @throws DataError */
export async function decided<T>(decide: Decide<T>, failed: string): Promise<{ outcome: Sent } | T> {
  const now = navigator.onLine ? await decidedNow(decide) : null;
  if (now) return now;
  const here = await decide(lookHere);
  return 'instead' in here ? here.instead : { outcome: await send(() => here, failed) };
}

/**
 * Carries out a decision in a transaction; null without an answer in time. `ids`: null for what nobody does,
 * such as a repair, so that History doesn't tell it. @throws DataError
 */
export async function decidedNow<T>(
  decide: Decide<T>,
  timeout?: number,
  ids: EntryIds | null = entryIds(),
): Promise<{ outcome: 'acknowledged'; writes: readonly Write[] } | T | null> {
  const unnamed: { writes: readonly Write[] }[] = [];
  const transact = () =>
    transactionNow(
      (stillWanted) =>
        runTransaction(staffDatabase, async (transaction) => {
          const look = lookOnce(async (path) => (await transaction.get(doc(staffDatabase, path))).data());
          const found = await decide(look);
          if ('instead' in found) return found.instead;
          if (ids && lacksName(found.writes) && unnamed.length === 0) {
            unnamed.push(found);
            return null;
          }
          const making = ids && { look, ids, isCertain: true };
          const writes = making ? await withHistory(found.writes, making) : found.writes;
          stillWanted();
          writeAll(staffDatabase, transaction, writes);
          return { outcome: 'acknowledged' as const, writes };
        }),
      timeout,
    );
  const made = await againIfRefused(transact);
  if (made !== null || !unnamed[0]) return made;
  // The transaction doesn't wait for somebody who types.
  await askNameFor(unnamed[0].writes);
  return againIfRefused(transact);
}

/** Whether a plan is stored, once this page's lists show it. @throws DataError */
async function storedNow(plan: Plan, timeout: number, ids?: EntryIds | null): Promise<boolean> {
  const made = await decidedNow<never>(async (look) => ({ writes: await plan(look) }), timeout, ids);
  if (made) await shown(made.writes);
  return made !== null;
}

/** What a plan comes to by what this browser knows. */
type Here = { writes: readonly Write[]; refusal: unknown };

async function overCopy(plan: Plan, look: Look): Promise<Here> {
  try {
    return { writes: await plan(look), refusal: null };
  } catch (refusal) {
    return { writes: [], refusal };
  }
}

/** How many documents are read so that the screens show them. */
const maxShown = 5;

/**
 * Settles when the lists of this page show a change, which unlike a batch they learn from the server: whoever
 * made it goes on from what they see, such as the row after a deleted one.
 */
async function shown(writes: readonly Write[]): Promise<void> {
  const paths = writes.filter(({ op }) => op !== 'set').map(({ path }) => path);
  if (paths.length > maxShown) return;
  const read = paths.map((path) => getDocFromServer(doc(staffDatabase, path)));
  await withTimeout(Promise.all(read), 1_000).catch(() => {});
}
