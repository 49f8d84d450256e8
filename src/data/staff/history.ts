import { collection, orderBy, query } from 'firebase/firestore';
import { entriesPath } from '../../domain/changes/entryPath.ts';
import { type HistoryEntry, readHistoryEntry } from '../../domain/history/historyEntry.ts';
import type { Source, WatchedList } from '../source.ts';
import { type PagedList, pagedQuery } from './reads/pagedList.ts';
import { liveList, readFound } from './reads/watch.ts';
import { staffDatabase } from './session/staffDatabase.ts';

/** Returns the history of a record, newest first, 20 a page. What waits comes first. */
export function historyOf(record: string): PagedList<HistoryEntry> {
  return pagedQuery({
    first: () => newestFirst(record),
    size: 20,
    orderedBy: 'at',
    convert: (found) => readFound(found, readHistoryEntry),
  });
}

/** Returns the newest entry of a record, live; none for one whose history hasn't begun. */
export function newestEntry(record: string): Source<WatchedList<HistoryEntry>> {
  return liveList(() => newestFirst(record), {
    max: 1,
    convert: (found) => readFound(found, readHistoryEntry),
  });
}

function newestFirst(record: string) {
  return query(collection(staffDatabase, entriesPath(record)), orderBy('at', 'desc'));
}
