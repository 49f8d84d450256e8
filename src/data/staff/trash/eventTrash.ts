import { deleting, serverNow, setting, type Write } from '../../../domain/changes/change.ts';
import { eventTitle } from '../../../domain/events/eventTitle.ts';
import { readEvent } from '../../../domain/events/readEvent.ts';
import { readResults } from '../../../domain/results/results.ts';
import { readTournament } from '../../../domain/tournaments/readTournament.ts';
import { rawFields, trashId } from '../../../domain/trash/trashEntry.ts';
import { DataError } from '../../errors.ts';
import { namesElsewhere } from '../season/namesElsewhere.ts';
import { type MakeSeasonChange, seasonChanges } from '../season/seasonChanges.ts';
import type { SeasonStore, StoredDocument } from '../season/seasonStore.ts';
import { type AskWriter, actEntry, goesOn, moves, trashPath } from './moves.ts';

/** The documents of an event that are moved, by their names in the trash. */
const partsOf = (eventId: string) => ({
  event: `events/${eventId}`,
  board: `boards/${eventId}`,
  tournament: `tournaments/${eventId}`,
  results: `results/${eventId}`,
  search: `events/${eventId}/private/search`,
});
/** The collections of which every document is moved, since visitors may get them. */
const keysOf = ['unlocks', 'passes'] as const;
/** The rules look up each of these in a commit, beside what the rest of an event needs. */
const passesAtOnce = 4;

/**
 * Returns the functions that delete events into the trash of a database and restore them; `by`: the account
 * that does it; `ask`: who sits there. Only what visitors and searches read is moved, in one commit. The
 * private part, the participants, the crew and the log of the night stay where they are, out of everybody's
 * way.
 */
export function eventTrash(store: SeasonStore, by: () => string, ask: AskWriter) {
  const { changeSeasons } = seasonChanges(store);
  const { showOthers, withNames } = namesElsewhere(store, by);

  /**
   * Deletes an event, with its results and what they gave in the standings. Does nothing when it is gone.
   * Needs a network. @throws DataError
   */
  async function trashEvent(eventId: string): Promise<void> {
    await store.connected();
    const writer = await ask();
    await goesOn(async () => {
      const found = await readStored(store, partsOf(eventId));
      if (found.event === undefined) return;
      const path = trashPath(trashId('event', eventId));
      const keys = await readKeys(store, `events/${eventId}`);
      for (const some of keys.early) await store.commit(noCheck, moves(some, `events/${eventId}`, path));
      const writes = [
        setting(path, { ...headOf(eventId, found), by: writer.by, deletedAt: serverNow }),
        ...actEntry(trashId('event', eventId), 'delete', writer),
        ...Object.entries(partsOf(eventId)).flatMap(([name, from]): Write[] => {
          const data = found[name];
          if (data === undefined) return [];
          const copy = setting(`${path}/parts/${name}`, data);
          // The results go with their season's next revision.
          return name === 'results' ? [copy] : [copy, deleting(from)];
        }),
        ...moves(keys.last, `events/${eventId}`, path),
      ];
      if (found.results === undefined) return store.commit(noCheck, writes);
      const change: MakeSeasonChange = () => ({ results: new Map([[eventId, null]]), writes });
      await changeSeasons(change);
    });
  }

  /**
   * Restores an event as it was; names that were hidden since stay hidden. Needs a network. @throws
   * DataError, 'missing' when it isn't in the trash (any more), 'conflict' when there is an event of its id;
   * PartlyDone when it is restored and names are left. Returns whether its tables may still show a name that
   * was hidden since: without results nobody knows whose it is
   */
  async function restoreEvent(eventId: string): Promise<boolean> {
    await store.connected();
    const writer = await ask();
    const path = trashPath(trashId('event', eventId));
    const parts = Object.keys(partsOf(eventId)).map((name) => [name, `${path}/parts/${name}`]);
    const found = await readStored(store, Object.fromEntries(parts));
    if (found.event === undefined) throw new DataError('missing');
    const keys = await readKeys(store, path);
    // Only the whole event lets its documents leave the trash.
    const early = keys.early.map((some) => moves(some, path, `events/${eventId}`));
    for (const some of early) await store.commit(noCheck, some.filter(isCopy));
    const writes = [
      ...returning(eventId, path, found),
      ...early.flat().filter((write) => !isCopy(write)),
      ...moves(keys.last, path, `events/${eventId}`),
      deleting(path),
      ...actEntry(trashId('event', eventId), 'restore', writer),
    ];
    const { results: raw } = found;
    if (!raw) {
      await store.commit((get) => stillThere(get, path, eventId), writes);
      return found.board !== undefined;
    }
    const results = readResults(eventId, raw);
    const change: MakeSeasonChange = async ({ players, resultsIn }) => {
      await stillThere(store.get, path, eventId);
      await showOthers(results, await resultsIn(results.season), players);
      return { results: new Map([[eventId, results]]), restored: new Map([[eventId, raw]]), writes };
    };
    await withNames(eventId, () => changeSeasons(change));
    return false;
  }

  return { trashEvent, restoreEvent };
}

const noCheck = async () => {};
const isCopy = ({ op }: Write) => op === 'set';

async function stillThere(get: SeasonStore['get'], path: string, eventId: string): Promise<void> {
  const [head, event] = await Promise.all([get(path), get(`events/${eventId}`)]);
  if (head.data === undefined) throw new DataError('missing');
  if (event.data !== undefined) throw new DataError('conflict');
}

/** Returns the writes that move the parts of an event out of the trash; its results go with their season. */
function returning(eventId: string, path: string, found: Found): Write[] {
  return Object.entries(partsOf(eventId)).flatMap(([name, to]): Write[] => {
    const data = found[name];
    if (data === undefined) return [];
    const gone = deleting(`${path}/parts/${name}`);
    return name === 'results' ? [gone] : [setting(to, data), gone];
  });
}

type Found = Readonly<Record<string, Record<string, unknown> | undefined>>;

async function readStored(store: SeasonStore, paths: Readonly<Record<string, string>>): Promise<Found> {
  const found = Object.entries(paths).map(async ([name, path]) => {
    const { data } = await store.get(path);
    return [name, data === undefined ? undefined : rawFields(data)] as const;
  });
  return Object.fromEntries(await Promise.all(found));
}

/** Reads what opens an event; `early` are those that go in commits of their own, of an event with many. */
async function readKeys(store: SeasonStore, from: string) {
  const [unlocks, passes] = await Promise.all(keysOf.map((name) => store.list(`${from}/${name}`)));
  const early: StoredDocument[][] = [];
  const rest = [...(passes ?? [])];
  while (rest.length > passesAtOnce) early.push(rest.splice(0, passesAtOnce));
  return { early, last: [...(unlocks ?? []), ...rest] };
}

function headOf(eventId: string, { event, tournament }: Found) {
  const stored = readEvent(eventId, event);
  const { collegeLogo, backgroundImage, bracketImage } = stored;
  const { imageUrl } = readTournament(eventId, tournament);
  const pictures = [collegeLogo, backgroundImage, bracketImage, imageUrl];
  return {
    kind: 'event',
    title: eventTitle(stored),
    pictures: [...new Set(pictures)].filter((url) => url.includes('/v0/b/')),
    emptied: false,
  };
}
