import { collection, query, where } from 'firebase/firestore';
import { type Results, readResults } from '../../../domain/results/results.ts';
import { daysOfSeason } from '../../../domain/season/nights/publishedNights.ts';
import { readSeasonSettings } from '../../../domain/season/player.ts';
import { readSeason, type Season } from '../../../domain/season/season.ts';
import type { Source, Watched, WatchedList } from '../../source.ts';
import { type StaffEvent, staffEvents } from '../events.ts';
import type { PagedList } from '../reads/pagedList.ts';
import { liveList, readFound, watchDocument } from '../reads/watch.ts';
import { staffDatabase } from '../session/staffDatabase.ts';

/** How many nights of a season are read at most. */
const mostNights = 200;

/** Returns the published results of a season, live, in no order; 200 nights at most. */
export function resultsOfSeason(season: string): Source<WatchedList<Results>> {
  return liveList(() => query(collection(staffDatabase, 'results'), where('season', '==', season)), {
    max: mostNights,
    convert: (found) => readFound(found, readResults),
  });
}

/** Returns the events of a season up to a day, live, newest first, 50 per page. */
export function eventsOfSeason(season: string, today: string): PagedList<StaffEvent> {
  const { first, last } = daysOfSeason(season);
  const to = [first, [today, last].sort()[0] ?? last].sort()[1] ?? last;
  return staffEvents({ status: '', from: first, to, by: 'date', direction: 'desc' });
}

/** Returns the standings of a season, live: their rule, and when they were computed. */
export function standingsOf(season: string): Source<Watched<Season>> {
  return watchDocument(['seasons', season], readSeason);
}

/** Returns the seasons with results, live, newest first. */
export const seasonsWithResults: Source<Watched<readonly string[]>> = watchDocument(
  ['settings', 'season'],
  (_id, data) => readSeasonSettings(data).seasons,
);
