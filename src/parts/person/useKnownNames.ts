import { useEffect, useMemo, useState } from 'react';
import type { Source, WatchedList } from '../../data/source.ts';
import type { College } from '../../domain/colleges/college.ts';
import type { KnownNames } from '../../domain/participants/knownNames.ts';
import { useLive } from '../../hooks/useLive.ts';

type Make = (records: readonly College[]) => KnownNames;

const load = () => import('../../domain/participants/knownNames.ts');
const noRecords: Source<WatchedList<College>> = () => () => {};

/** Fetches the lists of names, so that a door without a network has them. */
export function fetchKnownNames(): void {
  load().catch(() => {});
}

/**
 * Returns the names of colleges and fraternities, null until their lists are loaded. `colleges`: those with a
 * record, where this audience may list them.
 */
export function useKnownNames(colleges: Source<WatchedList<College>> = noRecords): KnownNames | null {
  const [make, setMake] = useState<{ make: Make } | null>(null);
  const live = useLive(colleges);
  const records = live.status === 'ready' ? live.data.items : undefined;
  useEffect(() => {
    let wanted = true;
    load().then(
      ({ knownNames }) => {
        if (wanted) setMake({ make: knownNames });
      },
      // A school is then what was typed.
      () => {},
    );
    return () => {
      wanted = false;
    };
  }, []);
  return useMemo(() => make?.make(records ?? []) ?? null, [make, records]);
}
