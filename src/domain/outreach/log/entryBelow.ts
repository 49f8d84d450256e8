import type { OutreachEntry } from '../outreachEntry.ts';

/** The newest entries of a log as the server has said them, and whether there are older ones. */
export type KnownLog = { items: readonly OutreachEntry[]; more: boolean };

/**
 * Returns the entry below the newest of those shown, null when there is none, and 'unknown' where the server
 * hasn't said it: a browser's copy may lack entries in between.
 */
export function entryBelow(
  [newest, next]: readonly OutreachEntry[],
  known: KnownLog | null,
): OutreachEntry | null | 'unknown' {
  if (!newest || !known) return 'unknown';
  const at = known.items.findIndex(({ id }) => id === newest.id);
  if (at >= 0) return known.items[at + 1] ?? (known.more ? 'unknown' : null);
  // It was logged here since.
  const first = known.items[0] ?? (known.more ? undefined : null);
  return first !== undefined && first?.id === next?.id ? first : 'unknown';
}
