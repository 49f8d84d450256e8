import { deleting, updating } from '../../../domain/changes/change.ts';
import { placeOf, type TrashEntry } from '../../../domain/trash/trashEntry.ts';
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

  /**
   * Deletes something in the trash for good. It can't be restored from the first commit on, and stays in the
   * list until the last one, so that whoever is interrupted can go on. Needs a network. @throws DataError
   */
  async function emptyOne({ id, kind }: Pick<TrashEntry, 'id' | 'kind'>): Promise<void> {
    await store.connected();
    const path = trashPath(id);
    const parts = await pathsIn(path, ['parts', ...(kind === 'chapter' ? ['log'] : ['unlocks', 'passes'])]);
    if ((await store.get(path)).data !== undefined) {
      await store.commit(async () => {}, [updating(path, { emptied: true }), ...parts.map(deleting)]);
    }
    if (kind === 'event') {
      const event = `events/${placeOf(id).first}`;
      await remove(await pathsIn(event, ['slips', 'steps']), nightBatchSize);
      await remove(await pathsIn(event, ['private', 'participants', 'unlocks', 'passes', 'crew']));
    }
    await remove([path]);
  }

  return { emptyOne };
}
