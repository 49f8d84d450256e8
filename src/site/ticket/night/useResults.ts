import { useCallback, useState } from 'react';
import type { Results } from '../../../domain/results/results.ts';
import { useLoaded } from '../../../hooks/useLoaded.ts';
import type { Found } from '../../records/record.ts';
import { resultsNow } from '../../results/resultsData.ts';
import { useResultsNews } from '../../results/useResultsNews.ts';

/** The results of a night; null while they load, without an answer, and of a night that has none. */
export type ResultsOfTicket = { found: Found<Results> | null; failed: boolean; retry: () => void };

/** Reads the results of an event once they are published, and asks for corrections as their page does. */
export function useResults(eventId: string, isPublished: boolean): ResultsOfTicket {
  const [turn, setTurn] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another turn reads anew
  const load = useCallback(() => resultsNow(eventId).catch(() => 'failed' as const), [eventId, turn]);
  const answer = useLoaded(isPublished ? load : null);
  const found = useResultsNews(eventId, answer === 'failed' ? null : (answer ?? null));
  return { found, failed: answer === 'failed', retry: () => setTurn(turn + 1) };
}
