/** Whether this load of the page is a reload, or a return by Back or Forward. */
export function cameBack(): boolean {
  return performance
    .getEntriesByType('navigation')
    .some((entry) => 'type' in entry && entry.type !== 'navigate');
}
