import {
  collection,
  type DocumentSnapshot,
  doc,
  getDocFromServer,
  getDocsFromServer,
  query,
  runTransaction,
  waitForPendingWrites,
  where,
} from 'firebase/firestore';
import type { Write } from '../../../domain/changes/change.ts';
import type { Fact } from '../../../domain/history/historyWrites.ts';
import { writeAll } from '../../changes/databaseWrites.ts';
import { transactionNow } from '../../changes/transactionNow.ts';
import { DataError, withTimeout } from '../../errors.ts';
import { lookOnce } from '../changes/look.ts';
import { askNameFor, entryIds, withHistory } from '../changes/withHistory.ts';
import { staffDatabase } from '../session/staffDatabase.ts';

/** A document as the server has it; `data` undefined: there is none. */
export type StoredDocument = { id: string; path: string; data: unknown };

/** A field's condition. */
export type Where = readonly [field: string, is: '==' | '>' | 'in' | 'array-contains-any', value: unknown];

/** What changes of seasons need of the database; each call throws a DataError. */
export type SeasonStore = {
  /** Settles when the server has all changes of this device; fails without a network. */
  connected: () => Promise<void>;
  get: (path: string) => Promise<StoredDocument>;
  list: (collection: string, where?: Where) => Promise<StoredDocument[]>;
  /**
   * Writes all of it in one transaction, in which `check` reads and may throw. `told`: what History says of
   * it.
   */
  commit: (
    check: (get: SeasonStore['get']) => Promise<void>,
    writes: readonly Write[],
    told?: ToldOf,
  ) => Promise<void>;
};

/** Those writes of a commit that History tells, and what it tells beside them. */
export type ToldOf = { writes: readonly Write[]; facts: readonly Fact[] };

/** How long reading a season may take, in milliseconds: some sixty documents of 20 kB. */
const readTimeout = 25_000;
/** How long writing it may take: some hundred documents, 2.5 MB at the end of a large season. */
const writeTimeout = 60_000;

/** The database as changes of seasons use it: always the server, never what this browser remembers. */
export const staffStore: SeasonStore = {
  async connected() {
    if (!navigator.onLine) throw new DataError('unreachable');
    await withTimeout(waitForPendingWrites(staffDatabase));
  },
  get: async (path) => stored(await withTimeout(getDocFromServer(doc(staffDatabase, path)))),
  async list(path, condition) {
    const all = collection(staffDatabase, path);
    const { docs } = await withTimeout(
      getDocsFromServer(condition ? query(all, where(...condition)) : all),
      readTimeout,
    );
    return docs.map(stored);
  },
  async commit(check, writes, told = { writes: [], facts: [] }) {
    await askNameFor(told.writes, told.facts);
    const ids = entryIds();
    const done = await transactionNow(
      (stillWanted) =>
        runTransaction(staffDatabase, async (transaction) => {
          const get = async (path: string) => transaction.get(doc(staffDatabase, path));
          await check(async (path) => stored(await get(path)));
          const look = lookOnce(async (path) => (await get(path)).data());
          const making = { look, ids, isCertain: true, facts: told.facts };
          const withEntries = await withHistory(told.writes, making);
          stillWanted();
          writeAll(staffDatabase, transaction, [...writes, ...withEntries.slice(told.writes.length)]);
          return true;
        }),
      writeTimeout,
    );
    if (!done) throw new DataError('unreachable');
  },
};

function stored(found: DocumentSnapshot): StoredDocument {
  return { id: found.id, path: found.ref.path, data: found.data() };
}
