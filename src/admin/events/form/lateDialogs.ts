/** Fetches the form that creates an event, which several screens open. */
export const loadCreateEvent = () => import('./CreateEventDialog.tsx');

/** The message when the code of a dialog doesn't come: 'The import couldn't be loaded…'. */
export function notLoaded(what: string): string {
  return `${what} couldn't be loaded. Check your connection and try again.`;
}
