import { collectionGroup, getDocs, limit, orderBy, query, where } from 'firebase/firestore';
import { activityDays, mostActivity } from '../../../domain/outreach/log/activity.ts';
import { type OutreachEntry, readOutreachEntry } from '../../../domain/outreach/outreachEntry.ts';
import { addDays, startOf } from '../../../domain/time/day.ts';
import { dataError, withTimeout } from '../../errors.ts';
import type { Source } from '../../source.ts';
import { readFound } from '../reads/watch.ts';
import { staffDatabase } from '../session/staffDatabase.ts';

/** The entries of the last two weeks; `more`: there are older ones that were not read. */
export type LoggedLately = { entries: readonly OutreachEntry[]; more: boolean };

/**
 * Returns the log entries of all chapters of the last two weeks, newest first, 1,000 at most. Reads each once
 * and doesn't follow later changes.
 */
export function outreachActivity(today: string): Source<LoggedLately> {
  return (next, fail) => {
    let wanted = true;
    loggedLately(today).then(
      (found) => wanted && next(found),
      (error: unknown) => wanted && fail(dataError(error)),
    );
    return () => {
      wanted = false;
    };
  };
}

async function loggedLately(today: string): Promise<LoggedLately> {
  const log = query(
    collectionGroup(staffDatabase, 'outreach'),
    where('at', '>=', startOf(addDays(today, 1 - activityDays))),
    orderBy('at', 'desc'),
    limit(mostActivity + 1),
  );
  const { docs } = await withTimeout(getDocs(log));
  return {
    entries: docs.slice(0, mostActivity).map((found) => readFound(found, readOutreachEntry)),
    more: docs.length > mostActivity,
  };
}
