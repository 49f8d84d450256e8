import { unlistedEvents } from '../../../data/staff/upgrade.ts';

let known: Promise<number> | null = null;

/** Returns how many events no list can show, queried once a visit; 0 when the query fails. Never rejects. */
export function unlisted(): Promise<number> {
  known ??= unlistedEvents().catch(() => {
    known = null;
    return 0;
  });
  return known;
}

/** Makes the next call of `unlisted` count again. */
export function forgetUnlisted(): void {
  known = null;
}
