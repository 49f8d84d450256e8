import { type OutboxEntry, readOutboxEntry } from '../../domain/changes/outboxEntry.ts';
import { changes } from './outboxDatabase.ts';

/** The storage of the outbox's entries. Every function rejects if the browser's database does not work. */
export type OutboxStore = {
  all: () => Promise<OutboxEntry[]>;
  put: (entry: OutboxEntry) => Promise<void>;
  remove: (id: string) => Promise<void>;
};

/** Returns the store in a browser's database. Operations run in the order of their calls. */
export function browserStore(opening: Promise<IDBDatabase | null>): OutboxStore {
  async function run<T>(mode: IDBTransactionMode, ask: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
    const database = await opening;
    if (!database) throw new Error('This browser opens no database.');
    const transaction = database.transaction(changes, mode);
    const request = ask(transaction.objectStore(changes));
    // Else the page would have to be there still when the request is done.
    if (mode === 'readwrite') transaction.commit();
    return new Promise((resolve, reject) => {
      transaction.oncomplete = () => resolve(request.result);
      transaction.onabort = () => reject(transaction.error);
    });
  }
  return {
    all: async () => {
      const found: unknown[] = await run('readonly', (store) => store.getAll());
      return found.flatMap((entry) => readOutboxEntry(entry) ?? []).sort((one, two) => one.at - two.at);
    },
    put: async (entry) => void (await run('readwrite', (store) => store.put(entry))),
    remove: async (id) => void (await run('readwrite', (store) => store.delete(id))),
  };
}
