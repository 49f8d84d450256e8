import { waitForPendingWrites } from 'firebase/firestore';
import { type EventEdit, missingNames } from '../../../domain/events/eventMerge.ts';
import { DataError, withTimeout } from '../../errors.ts';
import { lookAtServer } from '../changes/look.ts';
import { formWaits } from '../changes/send.ts';
import { staffDatabase } from '../session/staffDatabase.ts';
import { readParts, valuesOf } from './eventParts.ts';
import { takenBy } from './freeAddress.ts';

/**
 * Whether the server has an event of this creation, '' for one without a claim, after it has answered all
 * pending writes of this browser. @throws DataError
 */
export async function eventIsStored(id: string, creation: string): Promise<boolean> {
  await nothingWaits(id);
  return (await takenBy(lookAtServer, id, creation)) === (creation ? 'this' : 'another');
}

/**
 * Whether the server has the values of an edit, after it has answered all pending writes of this browser.
 * @throws DataError
 */
export async function editIsStored(id: string, edit: EventEdit): Promise<boolean> {
  await nothingWaits(id);
  const found = await readParts(id, lookAtServer);
  // Nothing is left to change.
  return !found || missingNames(edit, valuesOf(found)).length === 0;
}

/** Settles when the server has answered all pending writes of this browser for an event. @throws DataError */
async function nothingWaits(id: string): Promise<void> {
  await withTimeout(waitForPendingWrites(staffDatabase), 30_000);
  if (await formWaits(id)) throw new DataError('unreachable');
}
