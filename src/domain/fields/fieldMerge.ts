/**
 * Whether this edit and someone else both changed a field, to different values. `was`: the value when the
 * edit began, `mine`: the edited value, `theirs`: the stored value.
 */
export function isDisputed<T>(was: T, mine: T, theirs: T): boolean {
  return theirs !== was && mine !== was && mine !== theirs;
}
