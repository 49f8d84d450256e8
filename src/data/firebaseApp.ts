import { type FirebaseApp, initializeApp } from 'firebase/app';
import { firebaseOptions } from './firebaseOptions.ts';

/** The areas with their own sign-in. */
export type Area = 'staff' | 'betr' | 'crew';

/**
 * Returns the app instance of an area, with its own sign-in and cache, separate from the other areas and from
 * visitors; without an area the one of visitors.
 */
export function firebaseApp(area?: Area): FirebaseApp {
  keepProbe();
  return initializeApp(firebaseOptions(), area);
}

/**
 * Keeps the database with which the SDK tries the browser, which it would create and delete in each page. A
 * page that WebKit sets aside while it does so never ends that, and the next page's sign-in waits for it.
 */
function keepProbe(): void {
  try {
    const request = indexedDB.open('validate-browser-context-for-indexeddb-analytics-module');
    request.onsuccess = () => request.result.close();
  } catch {
    // No database in this browser, so the SDK creates none either.
  }
}
