import { useEffect, useState } from 'react';
import type { Reach } from '../../data/staff/search/readOn.ts';
import type { Search, SearchHits } from '../../data/staff/search/searching.ts';
import type { SearchQuery } from '../../domain/search/searchQuery.ts';

/** The pause after the last key before the server is asked, in milliseconds. */
const pause = 120;

const nothing: SearchHits = { events: [], requests: [], colleges: [], chapters: [], reach: 'all' };

type Answer = { search: Search; key: string; hits: SearchHits | null };

/** The state of a search. The last hits stay until the next answer, and the screen narrows them down. */
export type PaletteSearch = {
  status: 'idle' | 'loading' | 'ready' | 'failed';
  hits: SearchHits;
  retry: () => void;
};

/** Asks a search for what is typed, when no key has been pressed for a moment. */
export function usePaletteSearch(asked: SearchQuery, search: Search): PaletteSearch {
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [attempt, setAttempt] = useState(0);
  const { key } = asked;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the question
  useEffect(() => {
    if (key === '') return;
    let wanted = true;
    const tell = (hits: SearchHits | null) => {
      if (wanted) setAnswer({ search, key, hits });
    };
    const timer = setTimeout(() => {
      search(asked).then(tell, (error: unknown) => {
        console.warn('The search failed.', error);
        tell(null);
      });
    }, pause);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [key, search, attempt]);

  const retry = () => {
    setAnswer(null);
    setAttempt(attempt + 1);
  };
  const answered = answer?.search === search && answer.key === key;
  const hits = (key !== '' && answer?.search === search && answer.hits) || nothing;
  if (key === '') return { status: 'idle', hits, retry };
  if (!answered) return { status: 'loading', hits, retry };
  return { status: answer.hits ? 'ready' : 'failed', hits, retry };
}

/** Returns how much was found; never 'nothing' while there are documents that were not looked at. */
export function foundText(count: number, reach: Reach): string {
  const results = `${count} ${count === 1 ? 'result' : 'results'}`;
  if (reach === 'some') return `${count === 0 ? '' : `${results}. `}Not all were looked at. Add a word.`;
  if (reach === 'first') return `First ${results}. Add a word.`;
  return count === 0 ? 'Nothing found.' : results;
}
