import {
  collection,
  collectionGroup,
  getCountFromServer,
  type Query,
  query,
  where,
} from 'firebase/firestore';
import { withTimeout } from '../../errors.ts';
import { staffDatabase } from '../session/staffDatabase.ts';

/** The numbers above the colleges (specification 2.15). */
export type OutreachTotals = {
  fraternities: number;
  inContact: number;
  scheduling: number;
  eventsScheduled: number;
  eventsCompleted: number;
};

/**
 * Counts by aggregation: no document is read, and each count costs one read per thousand documents counted.
 * @throws DataError
 */
export async function outreachTotals(): Promise<OutreachTotals> {
  const fraternities = collectionGroup(staffDatabase, 'fraternities');
  const events = collection(staffDatabase, 'events');
  const [all, inContact, scheduling, eventsScheduled, eventsCompleted] = await withTimeout(
    Promise.all([
      count(fraternities),
      count(query(fraternities, where('status', '==', 'in contact'))),
      count(query(fraternities, where('status', 'in', ['scheduled', 'scheduling']))),
      count(query(events, where('status', '==', 'scheduled'))),
      count(query(events, where('status', '==', 'completed'))),
    ]),
  );
  return { fraternities: all, inContact, scheduling, eventsScheduled, eventsCompleted };
}

async function count(counted: Query): Promise<number> {
  return (await getCountFromServer(counted)).data().count;
}
