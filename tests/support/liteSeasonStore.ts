import {
  collection,
  type DocumentSnapshot,
  doc,
  type Firestore,
  getDoc,
  getDocs,
  query,
  runTransaction,
  where,
} from 'firebase/firestore/lite';
import { dataError } from '../../src/data/errors.ts';
import type { SeasonStore, StoredDocument } from '../../src/data/staff/season/seasonStore.ts';
import { randomId } from '../../src/domain/changes/randomId.ts';
import { entryWrite, toldOf } from '../../src/domain/history/historyWrites.ts';
import { applied } from './commitChange.ts';

/** What may happen in between; a test says it. */
export type Between = {
  /** Called before a list is read. */
  list?: ((path: string) => Promise<void>) | undefined;
  /** Called before the transaction begins, and after it has checked what stands. */
  commit?: (() => Promise<void>) | undefined;
  checked?: (() => Promise<void>) | undefined;
  /** Called once the server has stored all of it. */
  stored?: (() => Promise<void>) | undefined;
};

/** Returns the database as changes of seasons use it, by the lite SDK; `level`: of whom History tells. */
export function liteSeasonStore(
  database: Firestore,
  between: Between = {},
  level?: 'regular' | 'super',
): SeasonStore {
  return {
    connected: async () => {},
    get: (path) => answered(async () => stored(await getDoc(doc(database, path)))),
    list: (path, condition) =>
      answered(async () => {
        await between.list?.(path);
        const all = collection(database, path);
        return (await getDocs(condition ? query(all, where(...condition)) : all)).docs.map(stored);
      }),
    commit: (check, writes, told = { writes: [], facts: [] }) =>
      answered(async () => {
        await between.commit?.();
        await runTransaction(database, async (transaction) => {
          await check(async (path) => stored(await transaction.get(doc(database, path))));
          await between.checked?.();
          const before = new Map<string, unknown>();
          for (const { path } of level ? told.writes : [])
            before.set(path, (await transaction.get(doc(database, path))).data());
          applied(database, transaction, writes);
          if (!level) return;
          const writer = { by: 'Dana', level, isCertain: true };
          for (const one of toldOf(told.writes, told.facts))
            applied(database, transaction, [entryWrite(randomId(), one, before, writer) ?? []].flat());
        });
        await between.stored?.();
      }),
  };
}

async function answered<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    throw dataError(error);
  }
}

function stored(found: DocumentSnapshot): StoredDocument {
  return { id: found.id, path: found.ref.path, data: found.data() };
}
