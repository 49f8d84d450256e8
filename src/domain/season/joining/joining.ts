import type { Player } from '../player.ts';

/** What joining or separating changes in players' records, by id. */
export type AliasChange = ReadonlyMap<string, { aliasOf: string }>;

/**
 * Returns why two records can't be joined, '' when they can. `joined`: the records that either was joined
 * with.
 */
export function whyNotJoined(kept: Player, other: Player): string {
  if (kept.id === other.id) return 'This is one record.';
  if (kept.aliasOf || other.aliasOf) return 'One of them is joined to another record. Separate it first.';
  if (kept.shownAs !== other.shownAs)
    return 'They asked to be shown in different ways. Show both the same way first.';
  return '';
}

/** Joins a record to another one; what was joined to it before stays joined to it. */
export function joinedTo(kept: string, other: string): AliasChange {
  return new Map([[other, { aliasOf: kept }]]);
}

/** Returns what separates the records of a join, or any records from those that they are joined to. */
export function separated(ids: Iterable<string>): AliasChange {
  return new Map([...ids].map((id) => [id, { aliasOf: '' }]));
}
