import {
  unlistedChapters as countChapters,
  unlistedEvents as countEvents,
} from '../../../data/staff/reads/unlisted.ts';

type Count = () => Promise<number>;

const known = new Map<Count, Promise<number>>();

/** Returns how many events no list can show, queried once a visit; 0 when the query fails. Never rejects. */
export const unlistedEvents = onceAVisit(countEvents);

/** Returns how many chapters no list can show, once a visit; 0 when the query fails. Never rejects. */
export const unlistedChapters = onceAVisit(countChapters);

/** Makes the next calls count again. */
export function forgetUnlisted(): void {
  known.clear();
}

function onceAVisit(count: Count): Count {
  return () => {
    const counted =
      known.get(count) ??
      count().catch(() => {
        known.delete(count);
        return 0;
      });
    known.set(count, counted);
    return counted;
  };
}
