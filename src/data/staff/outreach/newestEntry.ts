import { collection, getDocs, limit, orderBy, query } from 'firebase/firestore';
import { type OutreachEntry, readOutreachEntry } from '../../../domain/outreach/outreachEntry.ts';
import { withTimeout } from '../../errors.ts';
import { fraternityRef } from '../fraternities.ts';
import { readFound } from '../reads/watch.ts';

/**
 * Returns the newest entry of a fraternity's outreach log, null when there is none. Reads one document;
 * without a network, this browser's data. @throws DataError
 */
export async function newestEntry(collegeId: string, fraternityId: string): Promise<OutreachEntry | null> {
  const log = collection(fraternityRef(collegeId, fraternityId), 'outreach');
  const { docs } = await withTimeout(getDocs(query(log, orderBy('at', 'desc'), limit(1))));
  return docs[0] ? readFound(docs[0], readOutreachEntry) : null;
}
