import type { Change, Write } from '../../../domain/changes/change.ts';
import { randomId } from '../../../domain/changes/randomId.ts';
import { entryWrite, type Fact, toldOf, type Writer } from '../../../domain/history/historyWrites.ts';
import { DataError } from '../../errors.ts';
import { ownName, ownNameIfAsked } from '../session/ownName.ts';
import { currentSession } from '../session/session.ts';
import { type Look, lookHere } from './look.ts';

/*
 * Each commit that changes a record with a history brings the entry that says so. Its id is made once for an
 * act, whichever way it reaches the server: the rules let an entry be written once, and so the act too.
 */

/** Returns the id of the entry of a record. */
export type EntryIds = (record: string) => string;

/** Returns the ids of the entries of one act. */
export function entryIds(): EntryIds {
  const ids = new Map<string, string>();
  return (record) => {
    const id = ids.get(record) ?? randomId();
    ids.set(record, id);
    return id;
  };
}

/** Whether the name has to be asked for first; never for the list at the door. */
export function lacksName(writes: readonly Write[]): boolean {
  return ownName.get() === '' && toldOf(writes).some((told) => told.writes.length > 0);
}

/** Asks for the name if these writes need it. @throws DataError 'refused' when they don't say it */
export async function askNameFor(writes: readonly Write[], facts: readonly Fact[] = []): Promise<void> {
  if ((facts.length > 0 || lacksName(writes)) && (await ownNameIfAsked()) === null)
    throw new DataError('refused');
}

/** Returns who sits there, and asks for the name if need be. @throws DataError 'refused' without one */
export async function writerNow(): Promise<Writer> {
  const by = await ownNameIfAsked();
  if (by === null) throw new DataError('refused');
  return { by, level: currentSession()?.level ?? '' };
}

/** How the entries of a change are made. */
type Making = {
  look: Look;
  ids: EntryIds;
  /** Whether what `look` doesn't find is known not to exist. */
  isCertain: boolean;
  /** What is done to records beside what the writes say. */
  facts?: readonly Fact[];
};

/** Returns the writes of a change with the entries that tell of it. */
export async function withHistory(writes: readonly Write[], making: Making): Promise<readonly Write[]> {
  const { look, ids, isCertain, facts = [] } = making;
  const all = toldOf(writes, facts);
  if (all.length === 0) return writes;
  const paths = [...new Set(all.flatMap((told) => told.writes.map(({ path }) => path)))];
  const found = await Promise.all(paths.map(async (path) => [path, await look(path)] as const));
  const before = new Map<string, unknown>(found);
  const writer = { by: ownName.get(), level: currentSession()?.level ?? '', isCertain };
  const entries = all.flatMap((told) => entryWrite(ids(told.record), told, before, writer) ?? []);
  return [...writes, ...entries];
}

/**
 * Returns a change with the entries that tell of it, by this browser's copy. At once where there are none, so
 * that the screens show it at once. @throws DataError 'refused' without a name
 */
export function recorded<T extends Change>(change: T, ids = entryIds(), look = lookHere): T | Promise<T> {
  const { writes, instead } = change;
  if (toldOf(writes).length === 0 && !(instead && toldOf(instead.writes).length > 0)) return change;
  return recordedLater(change, ids, look);
}

async function recordedLater<T extends Change>(change: T, ids: EntryIds, look: Look): Promise<T> {
  const { writes, instead } = change;
  await askNameFor([...writes, ...(instead?.writes ?? [])]);
  const told = await withHistory(writes, { look, ids, isCertain: false });
  return { ...change, writes: told, instead: instead && (await recorded(instead)) };
}
