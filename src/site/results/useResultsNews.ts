import { useEffect, useState } from 'react';
import { fetchDocument } from '../../data/site/visitorReads.ts';
import type { Results } from '../../domain/results/results.ts';
import type { Found } from '../records/record.ts';
import { resultsNow, resultsPath } from './resultsData.ts';

const minute = 60_000;

/** Returns how long to wait before results are asked about again, both in milliseconds; null: no more. */
function waitAfter(sincePublished: number): number | null {
  if (sincePublished < 120 * minute) return minute;
  return sincePublished < 24 * 60 * minute ? 5 * minute : null;
}

/**
 * Returns the results as they are now, null while `found` is. Asks for one field for a day after publication.
 */
export function useResultsNews(eventId: string, found: Found<Results> | null): Found<Results> | null {
  const [news, setNews] = useState<{ after: Found<Results>; now: Found<Results> } | null>(null);
  const latest = news && news.after === found ? news.now : found;
  useEffect(() => {
    if (!found || !latest) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let wanted = true;

    function plan(): void {
      const wait = waitAfter(Date.now() - (latest?.value?.publishedAt?.getTime() ?? 0));
      if (wanted && wait !== null) timer = setTimeout(() => void ask(), wait);
    }

    async function ask(): Promise<void> {
      try {
        if (!document.hidden && navigator.onLine) {
          const { version } = await fetchDocument(resultsPath(eventId), ['version']);
          const now = version === latest?.version ? null : await resultsNow(eventId);
          if (now && found && wanted) return setNews({ after: found, now });
        }
      } catch {
        // What was seen stays, until there is an answer.
      }
      plan();
    }

    plan();
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [eventId, found, latest]);
  return latest;
}
