/** Loads the form that creates an event, which several screens open. */
export const loadCreateEvent = () => import('./CreateEventDialog.tsx');
