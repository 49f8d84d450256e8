import { initializeApp } from 'firebase/app';
import { connectFirestoreEmulator, type Firestore, getFirestore } from 'firebase/firestore/lite';
import { env } from '../../env.ts';
import { startAppCheck } from '../appCheck.ts';
import { firebaseOptions } from '../firebaseOptions.ts';

function visitorDatabase(): Firestore {
  const database = getFirestore(initializeApp(firebaseOptions()));
  const [host = '', port] = env.VITE_FIRESTORE_EMULATOR_HOST.split(':');
  if (env.demo) connectFirestoreEmulator(database, host, Number(port));
  return database;
}

/** The database as visitors use it: without a sign-in, plain requests, no listeners. */
export const visitors = visitorDatabase();

/**
 * Settles when reads may go out: at once, or with an App Check token where the site has a key for it. It
 * never settles during prerendering (build/prerender.ts), which shows pages in their loading state.
 */
export const visitorsReady: Promise<void> = import.meta.env.DRAWING
  ? new Promise(() => {})
  : startAppCheck(visitors.app);
