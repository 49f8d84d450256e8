import { type Results, readResults } from '../../domain/results/results.ts';
import type { Settling } from '../../lib/settling.ts';
import { type Found, record } from '../records/record.ts';

/** The results of an event, and the event's id for a page that finds none. */
export type ResultsData = Promise<{ eventId: string; found: Settling<Found<Results>> }>;

/** Reads the results of the event with the id in the address. */
export function resultsData(eventId = '') {
  return {
    eventId,
    found: record(`results/${encodeURIComponent(eventId)}`, (data) => readResults(eventId, data)),
  };
}
