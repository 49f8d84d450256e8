import type { Player } from '../player.ts';

/** What joining or separating changes in players' records, by id. */
export type AliasChange = ReadonlyMap<string, { aliasOf: string }>;

/**
 * Returns why two records can't be joined, '' when they can. `joined`: the records that either was joined with.
 */
export function whyNotJoined(kept: Player, other: Player): string {
  if (kept.id === other.id) return 'This is one record.';
  if (kept.aliasOf || other.aliasOf) return 'One of them is joined to another record. Separate it first.';
  if (kept.shownAs !== other.shownAs)
    return 'They asked to be shown in different ways. Show both the same way first.';
  return '';
}

/**
 * Joins a record to another one, and with it those that were joined to it: no record points to a joined one.
 * `group`: the records that are joined to it.
 */
export function joinedTo(kept: string, other: string, group: readonly Player[]): AliasChange {
  const ids = [other, ...group.filter(({ aliasOf }) => aliasOf === other).map(({ id }) => id)];
  return new Map(ids.map((id) => [id, { aliasOf: kept }]));
}

/**
 * Returns a change that takes along whoever was joined to one of its records since it was planned, so that no
 * record points to a joined one. `now`: the records that are joined.
 */
export function withThoseJoined(change: AliasChange, now: readonly Player[]): AliasChange {
  const left = now.flatMap(({ id, aliasOf }): [string, { aliasOf: string }][] => {
    const head = change.get(aliasOf)?.aliasOf;
    return head && !change.has(id) ? [[id, { aliasOf: head }]] : [];
  });
  return new Map([...change, ...left]);
}

/** Returns what undoes a change: the records as they were. `before`: those that it changes. */
export function undoneJoin(change: AliasChange, before: readonly Player[]): AliasChange {
  const was = new Map(before.map(({ id, aliasOf }) => [id, aliasOf]));
  return new Map([...change.keys()].map((id) => [id, { aliasOf: was.get(id) ?? '' }]));
}
