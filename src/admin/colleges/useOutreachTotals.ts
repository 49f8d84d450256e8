import { useMemo, useState } from 'react';
import { type OutreachTotals, outreachTotals } from '../../data/staff/outreach/outreachTotals.ts';
import { useLoaded } from '../../hooks/useLoaded.ts';

/**
 * How long the tiles show their skeleton at least while their totals aren't known, in milliseconds
 * (specification 9).
 */
const skeletonTime = 500;

let known: OutreachTotals | null = null;

export type Totals = { totals: OutreachTotals | null; failed: boolean; retry: () => void };

/**
 * Returns the totals of the tiles, null until they are known. They are counted again whenever `stamp` changes
 * to another value than null; the old ones stay meanwhile. They outlive the screen.
 */
export function useOutreachTotals(stamp: string | null): Totals {
  const round = useRound(stamp);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another round or attempt counts again
  const counted = useLoaded(useMemo(() => () => count(), [round, attempt]));
  const [totals, setTotals] = useState(known);
  if (counted && counted !== 'failed' && counted !== totals) setTotals(counted);

  return { totals, failed: counted === 'failed', retry: () => setAttempt((before) => before + 1) };
}

/** Returns a number that grows each time the stamp changes. */
function useRound(stamp: string | null): number {
  const [previous, setPrevious] = useState({ stamp, round: 0 });
  if (stamp !== null && stamp !== previous.stamp)
    setPrevious({ stamp, round: previous.stamp === null ? previous.round : previous.round + 1 });
  return previous.round;
}

async function count(): Promise<OutreachTotals | 'failed'> {
  try {
    [known] = await Promise.all([outreachTotals(), known ?? pause()]);
    return known;
  } catch {
    return 'failed';
  }
}

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, skeletonTime));
}
