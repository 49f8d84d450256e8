import { deleting, setting, type Write } from '../../../domain/changes/change.ts';
import {
  type CollegePlan,
  fieldsOf,
  idIn,
  isSameStored,
  maxWrites,
  type Stored,
  type StoredCollege,
  type StoredEvent,
} from '../../../domain/colleges/change/storedColleges.ts';
import { type CollegeName, changedPlace, type PlaceEffect } from '../../../domain/cross/changedPlace.ts';
import { type MergeEffect, mergedColleges } from '../../../domain/cross/mergedColleges.ts';
import { readEvent } from '../../../domain/events/readEvent.ts';
import type { ListedCollege } from '../../../domain/lists/listedColleges.ts';
import { localDay } from '../../../domain/time/parse.ts';
import { DataError } from '../../errors.ts';
import type { SeasonStore } from '../season/seasonStore.ts';

/** The chapters of a college whose logs are read for a merge; more are too many for one commit. */
const maxChapters = 100;

/** Returns the functions that rename, move and merge colleges in a database. All of them need a network. */
export function collegeChanges(store: SeasonStore) {
  /**
   * Returns what renaming or moving a college would do. `known`: its name as the screen has it. @throws
   * DataError
   */
  async function plannedPlace(
    collegeId: string,
    known: string,
    to: CollegeName,
    listed: ListedCollege | undefined,
  ): Promise<CollegePlan<PlaceEffect>> {
    await store.connected();
    return changedPlace(await stored(store, collegeId, known), listed, to, localDay(new Date()));
  }

  /**
   * Returns what merging the record `from` into another one of the same college would do; `names`: their
   * names as the screen has them. @throws DataError 'missing' when the record is gone, 'invalid' when it has
   * too many chapters
   */
  async function plannedMerge(
    from: { id: string; name: string },
    into: { id: string; name: string },
    listed: ListedCollege | undefined,
  ): Promise<CollegePlan<MergeEffect>> {
    await store.connected();
    const [going, staying] = await Promise.all([
      stored(store, from.id, from.name),
      stored(store, into.id, into.name),
    ]);
    if (going.record.data === undefined) throw new DataError('missing');
    if (!listed && staying.record.data === undefined) throw new DataError('missing');
    if (going.chapters.length > maxChapters) throw new DataError('invalid');
    const logs = new Map<string, readonly Stored[]>();
    for (const { path } of going.chapters) logs.set(path, await store.list(`${path}/outreach`));
    return mergedColleges({ ...going, logs }, staying, listed, localDay(new Date()));
  }

  /**
   * Stores a plan in one commit. @throws DataError 'conflict' when a document it has seen is another one now,
   * 'invalid' when it writes too many
   */
  async function storePlan({ writes, seen, moves, facts = [] }: CollegePlan<unknown>): Promise<void> {
    if (writes.length > maxWrites) throw new DataError('invalid');
    await store.connected();
    await store.commit(
      async (get) => {
        const now = await Promise.all(seen.map(({ path }) => get(path)));
        if (seen.some(({ data }, at) => !isSameStored(data, now[at]?.data))) throw new DataError('conflict');
      },
      writes,
      { writes: writes.filter(isTold), facts },
    );
    for (const [from, into] of moves ?? []) await moveEntries(from, into);
  }

  /** Moves the entries that a colleague has logged at a chapter while it went over. */
  async function moveEntries(from: string, into: string): Promise<void> {
    const entries = await store.list(`${from}/outreach`);
    if (entries.length === 0) return;
    const writes = entries
      .slice(0, maxWrites / 2)
      .flatMap((entry) => [setting(`${into}/outreach/${entry.id}`, fieldsOf(entry)), deleting(entry.path)]);
    await store.commit(async () => {}, writes);
  }

  return { plannedPlace, plannedMerge, storePlan };
}

/** Whether History tells a write by its fields. A chapter that moves hasn't changed. */
function isTold({ op, path }: Write): boolean {
  return /^colleges\/[^/]+$/.test(path) || (op === 'update' && /^(events|colleges)\//.test(path));
}

/** Reads a college. An event of an older document may name it in words alone. */
async function stored(store: SeasonStore, collegeId: string, name: string): Promise<StoredCollege> {
  const path = `colleges/${collegeId}`;
  const [record, chapters, byId, byName] = await Promise.all([
    store.get(path),
    store.list(`${path}/fraternities`),
    store.list('events', ['collegeId', '==', collegeId]),
    store.list('events', ['collegeName', '==', name]),
  ]);
  const named = byName.filter(({ data }) => readEvent('', data).collegeId === '');
  const events = await Promise.all([...byId, ...named].map((event) => storedEvent(store, event)));
  return { id: collegeId, record, chapters, logs: new Map(), events };
}

async function storedEvent(store: SeasonStore, event: Stored): Promise<StoredEvent> {
  const [part, tournament] = await Promise.all([
    store.get(`${event.path}/private/staff`),
    store.get(`tournaments/${idIn(event.path)}`),
  ]);
  return { event, part, tournament };
}
