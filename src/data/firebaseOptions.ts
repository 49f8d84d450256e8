import type { FirebaseOptions } from 'firebase/app';
import { env } from '../env.ts';
import { projectId } from './projectId.ts';

/** Returns the options shared by every Firebase app instance of this site (visitor, staff, betr). */
export function firebaseOptions(): FirebaseOptions {
  const project = projectId();
  return {
    projectId: project,
    // Auth does not start without a key; the emulators take any.
    apiKey: env.VITE_FIREBASE_API_KEY || 'demo',
    authDomain: env.VITE_FIREBASE_AUTH_DOMAIN || `${project}.firebaseapp.com`,
    storageBucket: env.VITE_FIREBASE_STORAGE_BUCKET || `${project}.appspot.com`,
    appId: env.VITE_FIREBASE_APP_ID,
  };
}
