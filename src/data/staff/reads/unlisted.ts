import {
  collection,
  collectionGroup,
  getCountFromServer,
  orderBy,
  type Query,
  query,
} from 'firebase/firestore';
import { withTimeout } from '../../errors.ts';
import { staffDatabase } from '../session/staffDatabase.ts';

/**
 * Counts the events that no ordered list can show, since they have no `sortDate` and come from an older
 * installation. Reads no documents; a count costs a read for every thousand. @throws DataError
 */
export function unlistedEvents(): Promise<number> {
  return without(collection(staffDatabase, 'events'), 'sortDate');
}

/**
 * Counts the chapters of an older installation, which lack what the lists over all colleges are queried by.
 * Only the upgrade gives them their college's state. Reads no documents. @throws DataError
 */
export function unlistedChapters(): Promise<number> {
  return without(collectionGroup(staffDatabase, 'fraternities'), 'state');
}

async function without(all: Query, field: string): Promise<number> {
  const [every, listed] = await withTimeout(
    Promise.all([getCountFromServer(all), getCountFromServer(query(all, orderBy(field)))]),
  );
  return every.data().count - listed.data().count;
}
