import { type FirebaseApp, initializeApp } from 'firebase/app';
import { firebaseOptions } from './firebaseOptions.ts';

/** The areas with their own sign-in. */
export type Area = 'staff' | 'betr' | 'crew';

/**
 * Returns the app instance of an area, with its own sign-in and cache, separate from visitors and the other
 * area.
 */
export function areaApp(area: Area): FirebaseApp {
  return initializeApp(firebaseOptions(), area);
}
