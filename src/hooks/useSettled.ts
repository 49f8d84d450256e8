import { useEffect, useState } from 'react';

export type Settled<T> = { status: 'loading' } | { status: 'ready'; value: T } | { status: 'failed' };

/** How a promise stands now; 'loading' again as soon as another promise is given. */
export function useSettled<T>(promise: Promise<T>): Settled<T> {
  const [latest, setLatest] = useState<{ promise: Promise<T>; settled: Settled<T> }>();
  useEffect(() => {
    let wanted = true;
    const settle = (settled: Settled<T>) => {
      if (wanted) setLatest({ promise, settled });
    };
    promise.then(
      (value) => settle({ status: 'ready', value }),
      () => settle({ status: 'failed' }),
    );
    return () => {
      wanted = false;
    };
  }, [promise]);
  return latest?.promise === promise ? latest.settled : { status: 'loading' };
}
