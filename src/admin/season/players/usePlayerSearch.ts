import { useEffect, useMemo, useState } from 'react';
import type { FoundPlayers } from '../../../data/staff/season/players.ts';
import { searchQuery } from '../../../domain/search/searchQuery.ts';
import { useOnline } from '../../../hooks/useOnline.ts';
import { useSeasonData } from '../parts/useSeasonData.ts';

type Answer = { key: string; online: boolean; found: FoundPlayers | null };

/** The state of a search for players. */
export type PlayerSearch =
  | { status: 'idle' | 'short' | 'loading' }
  | { status: 'failed'; retry: () => void }
  | { status: 'ready'; found: FoundPlayers };

/** Looks for players by name or email address; without a network among those on this device. */
export function usePlayerSearch(typed: string): PlayerSearch {
  const { findPlayers } = useSeasonData();
  const online = useOnline();
  const asked = useMemo(() => searchQuery(typed), [typed]);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [attempt, setAttempt] = useState(0);
  const { key } = asked;

  // biome-ignore lint/correctness/useExhaustiveDependencies: Retry asks again
  useEffect(() => {
    if (key === '') return;
    let wanted = true;
    const tell = (found: FoundPlayers | null) => {
      if (wanted) setAnswer({ key, online, found });
    };
    findPlayers(asked, online).then(tell, (error: unknown) => {
      console.warn('The search for players failed.', error);
      tell(null);
    });
    return () => {
      wanted = false;
    };
  }, [findPlayers, asked, key, online, attempt]);

  if (typed.trim() === '') return { status: 'idle' };
  if (key === '') return { status: 'short' };
  if (answer?.key !== key || answer.online !== online) return { status: 'loading' };
  if (answer.found) return { status: 'ready', found: answer.found };
  return {
    status: 'failed',
    retry: () => {
      setAnswer(null);
      setAttempt(attempt + 1);
    },
  };
}
