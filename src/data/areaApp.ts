import { type FirebaseApp, initializeApp } from 'firebase/app';
import { firebaseOptions } from './firebaseOptions.ts';

/** The areas with a sign-in of their own. */
export type Area = 'staff' | 'betr';

/**
 * Returns the app instance of an area: its own sign-in and its own cache, apart from visitors and the other
 * area.
 */
export function areaApp(area: Area): FirebaseApp {
  return initializeApp(firebaseOptions(), area);
}
