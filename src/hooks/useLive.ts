import { useCallback, useEffect, useState } from 'react';
import type { DataError } from '../data/errors.ts';
import type { Source } from '../data/source.ts';

export type Live<T> =
  | { status: 'loading' }
  | { status: 'ready'; data: T }
  | { status: 'error'; error: DataError; retry: () => void };

type Latest<T> = { source: Source<T>; live: Live<T> };

/**
 * Returns the state of a source, never of another source or an earlier attempt. Memoize sources with
 * arguments.
 */
export function useLive<T>(source: Source<T>): Live<T> {
  const [latest, setLatest] = useState<Latest<T>>();
  const [attempt, setAttempt] = useState(0);
  const retry = useCallback(() => setAttempt((before) => before + 1), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt starts the same source again
  useEffect(() => {
    const stop = source(
      (data) => setLatest({ source, live: { status: 'ready', data } }),
      (error) => {
        // A missing index or a bug: the screen has no words for it.
        if (error.kind === 'broken') console.error(error);
        setLatest({ source, live: { status: 'error', error, retry } });
      },
    );
    return () => {
      stop();
      setLatest((before) => (before?.live.status === 'error' ? undefined : before));
    };
  }, [source, attempt, retry]);

  return latest?.source === source ? latest.live : { status: 'loading' };
}
