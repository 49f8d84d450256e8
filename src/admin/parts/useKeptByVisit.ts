import { useEffect, useMemo } from 'react';
import { useLocation } from 'react-router-dom';

/** The list made for each entry of the browser's history, and what it is about. */
export type Visits<List> = Map<string, { about: string; list: List }>;

const maxVisits = 20;

/**
 * Returns `make()`, a list about `about`, or the earlier result when the browser's back and forward buttons
 * lead to the same visit: a list that was extended page by page is as long again. `visits` outlives the page.
 */
export function useKeptByVisit<List>(visits: Visits<List>, about: string, make: () => List): List {
  const { key } = useLocation();
  // The key changes with every letter of a search; the list stays.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  const list = useMemo(() => {
    const visit = visits.get(key);
    return visit?.about === about ? visit.list : make();
  }, [about]);
  useEffect(() => {
    visits.set(key, { about, list });
    const [oldest] = visits.keys();
    if (visits.size > maxVisits && oldest !== undefined) visits.delete(oldest);
  }, [visits, key, about, list]);
  return list;
}
