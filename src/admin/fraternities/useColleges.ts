import { useMemo } from 'react';
import { allColleges } from '../../data/staff/colleges.ts';
import type { College } from '../../domain/colleges/college.ts';
import { type Live, useLive } from '../../hooks/useLive.ts';

/** Returns all colleges that have a record, by name. */
export function useColleges(): Live<readonly College[]> {
  const live = useLive(allColleges);
  return useMemo(
    () =>
      live.status === 'ready'
        ? { status: 'ready', data: live.data.items.toSorted((a, b) => a.name.localeCompare(b.name)) }
        : live,
    [live],
  );
}
