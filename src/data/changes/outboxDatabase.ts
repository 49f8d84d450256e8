import { projectId } from '../projectId.ts';

/** How long the browser may take to open a database, in milliseconds. */
const timeout = 3_000;

/** The name of the object store of changes. */
export const changes = 'changes';

/**
 * Opens the browser's database of an outbox, separate from Firestore's, so that it stays when that one is
 * deleted. Null where the browser does not open databases: some have them disabled, full or broken, and some
 * never answer.
 */
export function openOutboxDatabase(name: string): Promise<IDBDatabase | null> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(null), timeout);
    try {
      const request = indexedDB.open(`${name}-outbox/${projectId()}`, 1);
      request.onupgradeneeded = () => request.result.createObjectStore(changes, { keyPath: 'id' });
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => resolve(null);
    } catch {
      resolve(null);
    }
  });
}
