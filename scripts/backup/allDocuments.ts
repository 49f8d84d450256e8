import { setTimeout as pause } from 'node:timers/promises';
import {
  documentsIn,
  firstLimit,
  type NamedDocument,
  nextLimit,
  pageQuery,
} from '../../src/domain/backup/documentPages.ts';
import { callDatabase, type Database, RestError } from '../firestoreRest.ts';

/** What a call waits before it's made again, in milliseconds. */
const waits = [1_000, 4_000, 15_000];

/**
 * Reads every document of every collection by its name, a page at a time, from the one after `after` on. With
 * `readTime` all pages show the database as it stood then.
 */
export async function* allDocuments(
  database: Database,
  { after = '', readTime }: { after?: string; readTime?: string | null } = {},
): AsyncGenerator<readonly NamedDocument[]> {
  let last = after;
  let limit = firstLimit;
  for (;;) {
    const query = { ...pageQuery(undefined, last, limit), ...(readTime && { readTime }) };
    const page = documentsIn(await persistently(() => callDatabase(database, 'runQuery', query)));
    if (page.length > 0) yield page;
    if (page.length < limit) return;
    last = page.at(-1)?.name ?? '';
    limit = nextLimit(page.length, JSON.stringify(page).length);
  }
}

/** Makes a call again when the network or the server failed; what it refuses stays refused. */
export async function persistently<T>(call: () => Promise<T>): Promise<T> {
  for (const wait of waits) {
    try {
      return await call();
    } catch (error) {
      if (error instanceof RestError && error.status < 500 && error.status !== 429) throw error;
    }
    await pause(wait);
  }
  return call();
}
