/** Whether a player shown with this name has a page. '' (a number) and initials ('A. L.') have none. */
export function hasPage(name: string): boolean {
  return name.split(/\s+/).some((word) => word !== '' && !word.endsWith('.'));
}
