import { useMemo, useState } from 'react';
import type { Season } from '../../../domain/season/season.ts';
import { useBackOnline } from '../../../hooks/useBackOnline.ts';
import { useLoaded } from '../../../hooks/useLoaded.ts';
import { useTimeout } from '../../../hooks/useTimeout.ts';
import { whenThere } from '../../../ui/lazyCode.ts';
import type { Beyond } from './playersBeyond.ts';

/** The state of a search among the players whom the standings don't list. */
export type BeyondSearch = { status: 'idle' | 'loading' } | Found | { status: 'failed'; retry: () => void };
type Found = { status: 'ready' } & Beyond;

/** How long nothing is typed before the search asks, in milliseconds. */
const pause = 400;

const code = () => import('./playersBeyond.ts');

/** Looks for a name among the players whom the standings don't list; '' looks for none. */
export function useBeyond(season: Season, typed: string): BeyondSearch {
  const [asked, setAsked] = useState(typed);
  const [attempt, setAttempt] = useState(0);
  useTimeout(() => setAsked(typed), typed === asked ? null : pause, typed);
  // biome-ignore lint/correctness/useExhaustiveDependencies: Retry asks again
  const load = useMemo(() => {
    if (asked === '') return null;
    return () =>
      whenThere(code)
        .then(({ playersBeyond }) => playersBeyond(season, asked))
        .catch(() => null);
  }, [season, asked, attempt]);
  const found = useLoaded(load);
  const retry = () => setAttempt(attempt + 1);
  useBackOnline(() => {
    if (found === null) retry();
  });
  if (typed === '') return { status: 'idle' };
  if (typed !== asked || found === undefined) return { status: 'loading' };
  return found ? { status: 'ready', ...found } : { status: 'failed', retry };
}
