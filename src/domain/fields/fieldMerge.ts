/**
 * Whether a field is in dispute: this edit and somebody else have both changed it, to different values.
 * `was`: what it said when the edit began, `mine`: what it shall say, `theirs`: what is stored now.
 */
export function isDisputed<T>(was: T, mine: T, theirs: T): boolean {
  return theirs !== was && mine !== was && mine !== theirs;
}
