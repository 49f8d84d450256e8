import { deleting, updating } from '../../../domain/changes/change.ts';
import { entriesPath } from '../../../domain/changes/entryPath.ts';
import { mergedIn, readHistoryEntry } from '../../../domain/history/historyEntry.ts';
import { placeOf, recordIn, type TrashEntry, trashId } from '../../../domain/trash/trashEntry.ts';
import { DataError } from '../../errors.ts';
import { chapterPath } from '../chapters/chapterPlans.ts';
import type { SeasonStore } from '../season/seasonStore.ts';
import { trashPath } from './moves.ts';

const batchSize = 490;
/** The rules look two documents up for a slip or a step, and 20 for a commit. */
const nightBatchSize = 10;

/** Returns the function that deletes for good in a database. */
export function emptying(store: SeasonStore) {
  const pathsIn = async (parent: string, names: readonly string[]) =>
    (await Promise.all(names.map((name) => store.list(`${parent}/${name}`)))).flat().map(({ path }) => path);

  async function remove(paths: readonly string[], size = batchSize): Promise<void> {
    for (let start = 0; start < paths.length; start += size)
      await store.commit(async () => {}, paths.slice(start, start + size).map(deleting));
  }

  /** Deletes the history of a record, and that of those which a merge brought into it and which are gone. */
  async function forget(record: string): Promise<void> {
    const entries = await store.list(entriesPath(record));
    for (const before of entries.flatMap(({ id, data }) => mergedIn(readHistoryEntry(id, data)))) {
      const [, college = '', chapter = ''] = before.split(':');
      const at = [chapterPath(college, chapter), trashPath(trashId('chapter', college, chapter))];
      const found = await Promise.all(at.map((path) => store.get(path)));
      // One of its id was added since, whose history it is by now.
      const isGone = before.startsWith('chapter:') && found.every(({ data }) => data === undefined);
      if (isGone && before !== record) await forget(before);
    }
    await remove(entries.map(({ path }) => path));
  }

  /**
   * Deletes something in the trash for good. It can't be restored from the first commit on, and stays in the
   * list until the last one, so that whoever is interrupted can go on. Needs a network. @throws DataError,
   * 'conflict' when it was restored just now
   */
  async function emptyOne({ id, kind }: Pick<TrashEntry, 'id' | 'kind'>): Promise<void> {
    await store.connected();
    const path = trashPath(id);
    // Restored, or emptied by somebody else.
    if ((await store.get(path)).data === undefined) return;
    const parts = await pathsIn(path, ['parts', ...(kind === 'chapter' ? ['log'] : ['unlocks', 'passes'])]);
    const event = `events/${placeOf(id).first}`;
    // What is beside an event that is there belongs to it, whatever lies in the trash.
    const isGone = async (get: SeasonStore['get']) => {
      const found = kind === 'event' ? await get(event) : null;
      if (found?.data !== undefined) throw new DataError('conflict');
    };
    await store.commit(isGone, [updating(path, { emptied: true }), ...parts.map(deleting)]);
    if (kind === 'event') {
      await remove(await pathsIn(event, ['slips', 'steps']), nightBatchSize);
      const rest = ['private', 'participants', 'waiting', 'tickets', 'imports', 'unlocks', 'passes', 'crew'];
      await remove(await pathsIn(event, rest));
    }
    if (recordIn(id) !== '') await forget(recordIn(id));
    await remove([path]);
  }

  return { emptyOne };
}
