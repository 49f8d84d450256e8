import { collection, getDocsFromServer, limit, orderBy, query, where } from 'firebase/firestore';
import { deleting } from '../../../domain/changes/change.ts';
import {
  type ImportRecord,
  readImportRecord,
  undoableFor,
} from '../../../domain/outreach/csv/importRecord.ts';
import { hoursLater } from '../../../domain/time/parse.ts';
import { commit } from '../../changes/databaseWrites.ts';
import { DataError, withTimeout } from '../../errors.ts';
import type { Source, WatchedList } from '../../source.ts';
import { carriedOut } from '../changes/planned.ts';
import { type Spared, undoPartPlan } from '../chapters/undoImportPlan.ts';
import { liveList, readFound } from '../reads/watch.ts';
import { staffDatabase } from '../session/staffDatabase.ts';

const imports = () => collection(staffDatabase, 'imports');
const yesterday = () => hoursLater(new Date(), -undoableFor);

/** How many parts of imports are shown, and how many old ones are deleted at a time. */
const mostShown = 20;
const mostForgotten = 50;

/** How long the undo of a part may take, in milliseconds. */
const partTimeout = 20_000;

/** The parts of the imports of the last day, newest first, live; 20 at most. */
export const importsOfTheDay: Source<WatchedList<ImportRecord>> = liveList(
  () => query(imports(), where('at', '>', yesterday()), orderBy('at', 'desc')),
  { max: mostShown, convert: (found) => readFound(found, readImportRecord) },
);

/** Deletes what older imports have replaced. Never rejects: the next one who opens an import does it. */
export async function forgetOldImports(): Promise<void> {
  try {
    const old = query(imports(), where('at', '<', yesterday()), limit(mostForgotten));
    const { docs } = await withTimeout(getDocsFromServer(old));
    await commit(
      staffDatabase,
      docs.map(({ ref }) => deleting(ref.path)),
    );
  } catch (error) {
    console.warn("Old imports weren't deleted.", error);
  }
}

/**
 * Undoes an import part by part, the last one first, and returns what it has spared because others have
 * changed it since; that can be undone later. Null when it was undone already. Interrupted, it goes on where
 * it was. Needs a network. @throws DataError
 */
export async function undoImport(id: string): Promise<Spared[] | null> {
  if (!navigator.onLine) throw new DataError('unreachable');
  const parts = query(imports(), where('of', '==', id));
  const { docs } = await withTimeout(getDocsFromServer(parts), 30_000);
  const paths = docs
    .map(({ ref }) => ref.path)
    .sort()
    .reverse();
  const spared: Spared[] = [];
  for (const path of paths) {
    let found: readonly Spared[] = [];
    await carriedOut(
      undoPartPlan(path, (now) => {
        found = now;
      }),
      partTimeout,
    );
    spared.push(...found);
  }
  return paths.length > 0 ? spared : null;
}
