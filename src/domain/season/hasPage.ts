/**
 * Whether a player who is shown with this name has a page of their own: only those shown with a first or full
 * name do. '' (only a number) and initials ('A. L.', every word with a dot) have none.
 */
export function hasPage(name: string): boolean {
  return name.split(/\s+/).some((word) => word !== '' && !word.endsWith('.'));
}
