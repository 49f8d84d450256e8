import { connectFirestoreEmulator, type Firestore, getFirestore } from 'firebase/firestore/lite';
import { env } from '../../env.ts';
// Importing Auth attaches it to the app instance; without it every read would be unauthenticated.
import { betrApp } from './betrAuth.ts';

function openDatabase(): Firestore {
  const database = getFirestore(betrApp);
  const [host = '', port] = env.VITE_FIRESTORE_EMULATOR_HOST.split(':');
  if (env.demo) connectFirestoreEmulator(database, host, Number(port));
  return database;
}

/** The database with Betr's sign-in: plain requests, no listeners, nothing stored in the browser. */
export const betrDatabase = openDatabase();
