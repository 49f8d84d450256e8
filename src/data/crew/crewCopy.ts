import { projectId } from '../projectId.ts';

/**
 * Cleans up at the start of any page but the crew's own: once no pass of this device runs, its browser keeps
 * no list of people, whichever page is opened next. Its place stays, in case it is let in again.
 */
export function forgetEndedCrew(): void {
  try {
    const places = Object.values(Object(JSON.parse(localStorage.getItem('crew-places') ?? '{}')));
    const isOver = (place: unknown) => Number(Object(place).until ?? Number.POSITIVE_INFINITY) < Date.now();
    if (places.length > 0 && places.every(isOver) && !/\/(crew|in)$/.test(location.pathname))
      indexedDB.deleteDatabase(`firestore/crew/${projectId()}/main`);
  } catch {
    // The browser refuses storage or the entry is unreadable: there is nothing to forget.
  }
}
