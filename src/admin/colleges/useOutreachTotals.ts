import { useEffect, useState } from 'react';
import { type OutreachTotals, outreachTotals } from '../../data/staff/outreachTotals.ts';

/** How long the tiles show their skeleton at least while their numbers are not known (specification 9). */
const skeletonTime = 500;

let known: OutreachTotals | null = null;

export type Totals = { totals: OutreachTotals | null; failed: boolean; retry: () => void };

/**
 * The numbers of the tiles, null until they are known; counted anew whenever `stamp` becomes another one,
 * null aside, while the old ones stay. They outlive the screen.
 */
export function useOutreachTotals(stamp: string | null): Totals {
  const round = useRound(stamp);
  const [totals, setTotals] = useState(known);
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another round or attempt counts again
  useEffect(() => {
    let wanted = true;
    setFailed(false);
    Promise.all([outreachTotals(), known ?? pause()]).then(
      ([counted]) => {
        known = counted;
        if (wanted) setTotals(counted);
      },
      () => {
        if (wanted) setFailed(true);
      },
    );
    return () => {
      wanted = false;
    };
  }, [round, attempt]);

  return { totals, failed, retry: () => setAttempt((before) => before + 1) };
}

/** A number that is another one each time the stamp has become another one. */
function useRound(stamp: string | null): number {
  const [seen, setSeen] = useState({ stamp, round: 0 });
  if (stamp !== null && stamp !== seen.stamp)
    setSeen({ stamp, round: seen.stamp === null ? seen.round : seen.round + 1 });
  return seen.round;
}

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, skeletonTime));
}
