import {
  collection,
  getDocsFromCache,
  getDocsFromServer,
  limit,
  orderBy,
  query,
  where,
} from 'firebase/firestore';
import { deleting } from '../../../domain/changes/change.ts';
import { type ImportRecord, readImportRecord, undoableFor } from '../../../domain/sheet/importRecord.ts';
import { hoursLater } from '../../../domain/time/parse.ts';
import { commit } from '../../changes/databaseWrites.ts';
import type { Sent } from '../../changes/sender.ts';
import { DataError, withTimeout } from '../../errors.ts';
import type { Source, WatchedList } from '../../source.ts';
import { carriedOut, planned } from '../changes/planned.ts';
import { send } from '../changes/send.ts';
import { liveList } from '../reads/watch.ts';
import { staffDatabase } from '../session/staffDatabase.ts';
import type { Spared } from './importedChanges.ts';
import { undoPartPlan } from './undoPart.ts';

/** Where imports are kept: those of colleges and chapters, or those of the people of one event. */
export type ImportsPlace = 'imports' | `events/${string}/imports`;

/** Returns where the imports of an event's people are kept: they're deleted with it. */
export const importsOf = (eventId: string): ImportsPlace => `events/${eventId}/imports`;

const imports = (place: ImportsPlace) => collection(staffDatabase, place);
const yesterday = () => hoursLater(new Date(), -undoableFor);

/** How many parts of imports are shown, and how many old ones are deleted at a time. */
const mostShown = 20;
const mostForgotten = 50;

/** How long the undo of a part may take, in milliseconds. */
const partTimeout = 20_000;

/**
 * Returns the parts of the last imports, newest first, live; 20 at most. It asks for no time: one that waits
 * for the network has none yet, and would not be among them.
 */
export function lastImports(place: ImportsPlace): Source<WatchedList<ImportRecord>> {
  return liveList(() => query(imports(place), orderBy('at', 'desc')), {
    max: mostShown,
    convert: (found) => readImportRecord(found.id, found.data()),
  });
}

/** Deletes what older imports have replaced. Never rejects: the next one who opens an import does it. */
export async function forgetOldImports(place: ImportsPlace): Promise<void> {
  try {
    const old = query(imports(place), where('at', '<', yesterday()), limit(mostForgotten));
    const { docs } = await withTimeout(getDocsFromServer(old));
    await commit(
      staffDatabase,
      docs.map(({ ref }) => deleting(ref.path)),
    );
  } catch (error) {
    console.warn("Old imports weren't deleted.", error);
  }
}

/** What an undo has spared because others have changed it since; that can be undone later. */
export type UndoneImport = { spared: readonly Spared[]; sent: Sent };

/**
 * Undoes an import part by part, the last one first. Null when it was undone already. Interrupted, it goes on
 * where it was. Without a network only an import that itself waits can be undone: nobody else has seen it.
 * `failed`: the message if that is refused later. @throws DataError
 */
export async function undoImport(
  place: ImportsPlace,
  id: string,
  failed: string,
): Promise<UndoneImport | null> {
  const online = navigator.onLine;
  const asked = query(imports(place), where('of', '==', id));
  const { docs } = await (online ? withTimeout(getDocsFromServer(asked), 30_000) : getDocsFromCache(asked));
  if (docs.some(({ metadata }) => metadata.hasPendingWrites === online)) throw new DataError('unreachable');
  const paths = docs
    .map(({ ref }) => ref.path)
    .sort()
    .reverse();
  const spared: Spared[] = [];
  for (const path of paths) {
    let found: readonly Spared[] = [];
    const plan = undoPartPlan(path, (now) => {
      found = now;
    });
    await (online ? carriedOut(plan, partTimeout) : send(() => planned(plan), failed));
    spared.push(...found);
  }
  return paths.length > 0 ? { spared, sent: online ? 'acknowledged' : 'queued' } : null;
}
