import { type FirebaseOptions, initializeApp } from 'firebase/app';
import { connectFirestoreEmulator, type Firestore, getFirestore } from 'firebase/firestore/lite';
import { env } from '../env.ts';
import { projectId } from './projectId.ts';

/** What every Firebase app instance of this site starts from. */
export function firebaseOptions(): FirebaseOptions {
  const project = projectId();
  return {
    projectId: project,
    // Auth refuses to start without a key; the emulators take any.
    apiKey: env.VITE_FIREBASE_API_KEY || 'demo',
    authDomain: env.VITE_FIREBASE_AUTH_DOMAIN || `${project}.firebaseapp.com`,
    storageBucket: env.VITE_FIREBASE_STORAGE_BUCKET || `${project}.appspot.com`,
    appId: env.VITE_FIREBASE_APP_ID,
  };
}

function visitorDatabase(): Firestore {
  const database = getFirestore(initializeApp(firebaseOptions()));
  const [host = '', port] = env.VITE_FIRESTORE_EMULATOR_HOST.split(':');
  if (env.demo) connectFirestoreEmulator(database, host, Number(port));
  return database;
}

/** The database as a visitor sees it: nobody is signed in, plain requests, no listeners. */
export const visitors = visitorDatabase();
