import { type Results, readResults } from '../../domain/results/results.ts';
import type { Settling } from '../../lib/settling.ts';
import { type Found, record, recordNow } from '../records/record.ts';

/** The results of an event, and the event's id for a page that finds none. */
export type ResultsData = Promise<{ eventId: string; found: Settling<Found<Results>> }>;

/** Reads the results of the event with the id in the address. */
export function resultsData(eventId = '') {
  return { eventId, found: record(resultsPath(eventId), (data) => readResults(eventId, data)) };
}

/** Reads the results of an event once more. @throws DataError when there is no answer and no copy */
export function resultsNow(eventId: string): Promise<Found<Results>> {
  return recordNow(resultsPath(eventId), (data) => readResults(eventId, data));
}

/** Returns the path of an event's results. */
export const resultsPath = (eventId: string) => ['results', eventId];
