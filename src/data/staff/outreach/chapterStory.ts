import { collection, documentId, getDocs, limit, orderBy, query, where } from 'firebase/firestore';
import { chapterNames } from '../../../domain/fraternities/chapterNames.ts';
import type { Fraternity } from '../../../domain/fraternities/fraternity.ts';
import { readRequest, type TournamentRequest } from '../../../domain/requests/tournamentRequest.ts';
import { localDay } from '../../../domain/time/parse.ts';
import { withTimeout } from '../../errors.ts';
import type { Source, Watched } from '../../source.ts';
import { readStaffEvent, type StaffEvent } from '../events.ts';
import { type PagedList, pagedQuery } from '../reads/pagedList.ts';
import { readFound, watchDocument } from '../reads/watch.ts';
import { staffDatabase } from '../session/staffDatabase.ts';

/** The number of events and of requests on a page. */
const size = 5;

/**
 * Returns the events of a chapter, live, 5 a page: those without a date first, then the newest. `names`: what
 * events may call it (`chapterNames`), 30 at most.
 */
export function eventsOfChapter(collegeId: string, names: readonly string[]): PagedList<StaffEvent> {
  return pagedQuery({
    first: () => newestEvents(collegeId, names),
    size,
    orderedBy: 'sortDate',
    convert: (found) => readFound(found, readStaffEvent),
  });
}

const newestEvents = (collegeId: string, names: readonly string[]) =>
  query(
    collection(staffDatabase, 'events'),
    where('collegeId', '==', collegeId),
    where('fraternityName', 'in', names),
    orderBy('sortDate', 'desc'),
    orderBy(documentId(), 'desc'),
  );

/** Returns whether a chapter has an event ahead besides `eventId`. @throws DataError */
export async function hasOtherEvent(
  collegeId: string,
  chapter: Pick<Fraternity, 'name' | 'letters'>,
  eventId: string,
): Promise<boolean> {
  const names = chapterNames(chapter);
  if (names.length === 0) return false;
  const { docs } = await withTimeout(getDocs(query(newestEvents(collegeId, names), limit(size))));
  const today = localDay(new Date());
  return docs
    .filter(({ id }) => id !== eventId)
    .map((found) => readFound(found, readStaffEvent))
    .some(({ date, status }) => status !== 'completed' && (date === null || date >= today));
}

/** Returns the tournament requests of a chapter, live, newest first, 5 a page; visitors type both names. */
export function requestsOfChapter(
  collegeName: string,
  names: readonly string[],
): PagedList<TournamentRequest> {
  return pagedQuery({
    first: () =>
      query(
        collection(staffDatabase, 'tournamentRequests'),
        where('collegeName', '==', collegeName),
        where('fraternityName', 'in', names),
        orderBy('createdAt', 'desc'),
        orderBy(documentId(), 'desc'),
      ),
    size,
    orderedBy: 'createdAt',
    convert: (found) => readFound(found, readRequest),
  });
}

/** Returns whether a chapter has a public record in a season, live; `id`: the one of the season's records. */
export function hasChapterRecord(season: string, id: string): Source<Watched<true>> {
  return watchDocument(['seasons', season, 'chapters', id], () => true);
}
