import { unlistedEvents } from '../../../data/staff/upgrade.ts';

let known: Promise<number> | null = null;

/** How many events no list can show, asked once a visit; 0 while nobody answers. Never rejects. */
export function unlisted(): Promise<number> {
  known ??= unlistedEvents().catch(() => {
    known = null;
    return 0;
  });
  return known;
}

/** Lets the next one who asks count anew. */
export function forgetUnlisted(): void {
  known = null;
}
