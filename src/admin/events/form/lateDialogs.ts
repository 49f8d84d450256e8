import { whenThere } from '../../../ui/lazyCode.ts';

/** Fetches the form that creates an event, which several screens open. */
export const loadCreateEvent = () =>
  whenThere(() => import('./CreateEventDialog.tsx')).then((module) => module.CreateEventDialog);

/** The message when the code of a dialog doesn't come: 'The import couldn't be loaded…'. */
export function notLoaded(what: string): string {
  return `${what} couldn't be loaded. Check your connection and try again.`;
}
