import { projectId } from '../projectId.ts';
import { leaveDatabases } from './leaveDatabases.ts';

/** How long the browser may take to open a database, in milliseconds. */
const timeout = 3_000;

/** The name of the object store of changes. */
export const changes = 'changes';

/** The browser's database of an outbox. */
export type OutboxDatabase = {
  /** The database, null where the browser does not open databases. */
  opened: Promise<IDBDatabase | null>;
  /** Whether it opened. @throws Error as long as `opened` has not settled */
  keepsData: () => boolean;
};

/**
 * Opens the browser's database of an outbox, separate from Firestore's, so that it stays when that one is
 * deleted. Null where the browser does not open databases: some have them disabled, full or broken, and some
 * never answer.
 */
export function openOutboxDatabase(name: string): OutboxDatabase {
  leaveDatabases();
  let keeps: boolean | undefined;
  const opened = new Promise<IDBDatabase | null>((resolve) => {
    const answer = (database: IDBDatabase | null) => {
      keeps ??= database !== null;
      resolve(database);
    };
    setTimeout(() => answer(null), timeout);
    try {
      const request = indexedDB.open(`${name}-outbox/${projectId()}`, 1);
      request.onupgradeneeded = () => request.result.createObjectStore(changes, { keyPath: 'id' });
      request.onsuccess = () => answer(request.result);
      request.onerror = () => answer(null);
    } catch {
      answer(null);
    }
  });
  const keepsData = () => {
    if (keeps === undefined) throw new Error(`The database ${name}-outbox has not answered yet.`);
    return keeps;
  };
  return { opened, keepsData };
}
