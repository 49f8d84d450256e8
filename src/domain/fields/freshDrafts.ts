/** How long a draft is kept, in milliseconds: a week. */
export const draftLife = 604_800_000;
/** How many drafts of a kind a browser keeps; the oldest are dropped. */
export const mostDrafts = 20;

/**
 * Returns the drafts in a stored list that are not too old, the newest first, with the time each was typed. A
 * draft without a time comes from an earlier version of the app; its week begins now.
 */
export function readFreshDrafts(found: unknown, now: number): { at: number; data: unknown }[] {
  if (!Array.isArray(found)) return [];
  return found
    .map((data: unknown) => ({ at: momentOf(data, now), data }))
    .filter(({ at }) => now - at < draftLife)
    .sort((one, two) => two.at - one.at)
    .slice(0, mostDrafts);
}

function momentOf(data: unknown, now: number): number {
  const { at } = Object(data);
  // Setting the clock back does not keep a draft for longer.
  return typeof at === 'number' && at <= now ? at : now;
}
