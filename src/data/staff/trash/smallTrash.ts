import { deleting, plus, serverNow, setting, updating, type Write } from '../../../domain/changes/change.ts';
import { readCollege } from '../../../domain/colleges/college.ts';
import type { Fraternity } from '../../../domain/fraternities/fraternity.ts';
import type { Writer } from '../../../domain/history/historyWrites.ts';
import {
  daysLeft,
  placeOf,
  rawFields,
  readTrashEntry,
  type TrashEntry,
  trashId,
} from '../../../domain/trash/trashEntry.ts';
import { DataError } from '../../errors.ts';
import type { Look } from '../changes/look.ts';
import { chapterPath, deletePlan } from '../chapters/chapterPlans.ts';
import type { SeasonStore } from '../season/seasonStore.ts';
import { type AskWriter, actEntry, goesOn, moves, trashPath } from './moves.ts';

/** A request or a pipeline card, with its name in the trash. */
export type SmallThing = { id: string; title: string };
type SmallKind = 'request' | 'card';

const collections = { request: 'tournamentRequests', card: 'salesPipeline' } as const;

/**
 * Returns the functions that delete requests, pipeline cards and chapters into the trash of a database;
 * `ask`: who sits there.
 */
export function smallTrash(store: SeasonStore, ask: AskWriter) {
  /**
   * Deletes requests or cards, all or none; those that are gone already are left out. Needs a network.
   * @throws DataError
   */
  async function trashSome(kind: SmallKind, things: readonly SmallThing[]): Promise<void> {
    await store.connected();
    const writer = await ask();
    await goesOn(() =>
      commitFound(store, async (get) => {
        const found = await Promise.all(things.map(({ id }) => get(`${collections[kind]}/${id}`)));
        return things.flatMap(({ id, title }, at): Write[] => {
          const { path, data } = found[at] ?? {};
          if (path === undefined || data === undefined) return [];
          return [...putting(trashId(kind, id), { kind, title }, data, writer), deleting(path)];
        });
      }),
    );
  }

  /**
   * Deletes a chapter with its outreach log and takes 1 from its college's count, once. It takes the place of
   * one of its id that was deleted before. Needs a network. @throws DataError 'conflict' when someone has
   * changed it since `seen`
   */
  async function trashChapter(collegeId: string, seen: Fraternity): Promise<void> {
    await store.connected();
    const writer = await ask();
    const [id, path] = [trashId('chapter', collegeId, seen.id), chapterPath(collegeId, seen.id)];
    const [log, older] = await Promise.all(
      [`${path}/outreach`, `${trashPath(id)}/log`].map((each) => store.list(each)),
    );
    const isNewer = (entry: { id: string }) => log?.some((one) => one.id === entry.id);
    await commitFound(store, async (get) => {
      const look = async (wanted: string) => (await get(wanted)).data;
      const title = await titleOf(look, collegeId, seen);
      const plan = deletePlan({ collegeId, fraternity: seen }, [
        ...moves(log ?? [], `${path}/outreach`, `${trashPath(id)}/log`),
        ...(older ?? []).filter((entry) => !isNewer(entry)).map((entry) => deleting(entry.path)),
        ...putting(id, { kind: 'chapter', title }, await look(path), writer),
        deleting(path),
        updating(`colleges/${collegeId}`, { fraternityCount: plus(-1) }),
      ]);
      return plan(look);
    });
  }

  /**
   * Restores a request, a card or a chapter as it was. Needs a network. @throws DataError, 'missing' when it
   * isn't in the trash (any more), 'conflict' when there is one in its place
   */
  async function restoreSmall({ id, kind }: Pick<TrashEntry, 'id' | 'kind'>): Promise<void> {
    await store.connected();
    const writer = await ask();
    const { first, second } = placeOf(id);
    if (kind === null || kind === 'event') throw new DataError('invalid');
    const isChapter = kind === 'chapter';
    const to = isChapter ? chapterPath(first, second) : `${collections[kind]}/${first}`;
    const part = `${trashPath(id)}/parts/${kind}`;
    const log = isChapter ? await store.list(`${trashPath(id)}/log`) : [];
    await commitFound(store, async (get) => {
      const [head, kept, there] = await Promise.all([get(trashPath(id)), get(part), get(to)]);
      const isThere = kept.data !== undefined && daysLeft(readTrashEntry(id, head.data), new Date()) > 0;
      if (!isThere) throw new DataError('missing');
      if (there.data !== undefined) throw new DataError('conflict');
      return [
        setting(to, rawFields(kept.data)),
        deleting(part),
        ...moves(log, `${trashPath(id)}/log`, `${to}/outreach`),
        ...(isChapter ? [updating(`colleges/${first}`, { fraternityCount: plus(1) })] : []),
        deleting(trashPath(id)),
        ...actEntry(id, 'restore', writer),
      ];
    });
  }

  return { trashSome, trashChapter, restoreSmall };
}

async function titleOf(look: Look, collegeId: string, { name }: Fraternity): Promise<string> {
  const college = readCollege(collegeId, await look(`colleges/${collegeId}`));
  return [name, college.name].filter(Boolean).join(' · ');
}

/** Returns the writes that put a document into the trash, and say who did it. */
function putting(
  id: string,
  said: Pick<TrashEntry, 'kind' | 'title'>,
  data: unknown,
  writer: Writer,
): Write[] {
  const path = trashPath(id);
  return [
    setting(path, { ...said, by: writer.by, pictures: [], emptied: false, deletedAt: serverNow }),
    setting(`${path}/parts/${said.kind}`, rawFields(data)),
    ...actEntry(id, 'delete', writer),
  ];
}

/** Writes what is made of what stands, in one transaction. @throws DataError */
async function commitFound(
  store: SeasonStore,
  make: (get: SeasonStore['get']) => Promise<readonly Write[]>,
): Promise<void> {
  const writes: Write[] = [];
  await store.commit(async (get) => {
    writes.splice(0, writes.length, ...(await make(get)));
  }, writes);
}
