import type { Firestore } from 'firebase/firestore';
import type { Change } from '../../domain/changes/change.ts';
import { covers } from '../../domain/changes/changeState.ts';
import { isEntryPath } from '../../domain/changes/entryPath.ts';
import type { OutboxEntry } from '../../domain/changes/outboxEntry.ts';
import { DataError, dataError, isRefused } from '../errors.ts';
import { commit, isSo, missingPaths } from './databaseWrites.ts';
import type { Made, Sending, SendOptions, Sent } from './sending.ts';

/** Returns the functions that bring changes to the server, and what this page knows of its own ones. */
export function deliveries({ database, outbox, isOver }: Omit<Sending, 'name'>) {
  /** The attempts in progress in this page. */
  const going = new Map<string, Promise<Sent>>();
  /** The options of this page's own changes, which are not stored. */
  const optionsOf = new Map<string, SendOptions & Pick<Made, 'now'>>();

  function forget(id: string): void {
    outbox.remove(id);
    optionsOf.delete(id);
  }

  /**
   * Settles when the server has stored the change, or when the session is over and the change is kept for the
   * next one. @throws DataError
   */
  function deliver(entry: OutboxEntry): Promise<Sent> {
    const attempt = attemptOf(entry).finally(() => going.delete(entry.id));
    going.set(entry.id, attempt);
    return attempt;
  }

  async function attemptOf({ id, at, change }: OutboxEntry): Promise<Sent> {
    const { run, now, onStored, onRefused } = optionsOf.get(id) ?? {};
    try {
      if (run) await run();
      else if (!now) await make(change);
      else if (!(await now())) await makeOnce(change);
    } catch (error) {
      // A refusal may only mean that the account may write nothing now; its changes wait for it.
      if (isRefused(error) && (await isOver())) return 'queued';
      onRefused?.();
      throw dataError(error);
    }
    onStored?.();
    forget(id);
    for (const before of outbox.entries())
      if (before.at < at && !going.has(before.id) && covers(change.writes, before.change.writes))
        forget(before.id);
    return 'acknowledged';
  }

  async function make(change: Change): Promise<void> {
    try {
      await commit(database, change.writes);
    } catch (error) {
      const { needless, instead, conflict } = change;
      if (!isRefused(error)) throw error;
      if (await isTold(database, change)) return;
      if (!needless || (await isOver()) || !(await isSo(database, needless))) throw error;
      if (conflict) throw new DataError('conflict', error);
      if (instead) await make(instead);
    }
  }

  /**
   * Makes a change unless its first attempt, whose answer was lost, has stored it: the rules refuse it then.
   */
  async function makeOnce(change: Change): Promise<void> {
    try {
      await make(change);
    } catch (error) {
      if (!isRefused(error) || !(await isStored(change))) throw error;
    }
  }

  async function isStored({ writes }: Change): Promise<boolean> {
    return missingPaths(database, writes).then(
      (missing) => missing.length === 0,
      () => false,
    );
  }

  return {
    deliver,
    forget,
    isGoing: (id: string) => going.has(id),
    /** Keeps what a change of this page needs besides its data. */
    remember: (id: string, options: SendOptions & Pick<Made, 'now'>) => void optionsOf.set(id, options),
  };
}

/** Whether the server has the entry of History that came with a change, and so the change. */
async function isTold(database: Firestore, { writes }: Change): Promise<boolean> {
  const entry = writes.find(({ path }) => isEntryPath(path));
  return entry !== undefined && isSo(database, [{ path: entry.path, exists: true, fields: {} }]);
}
