import { connectFirestoreEmulator, type Firestore, getFirestore } from 'firebase/firestore/lite';
import { env } from '../../env.ts';
// Auth joins the instance when it is imported; without it every read would be a stranger's.
import { betrApp } from './betrAuth.ts';

function openDatabase(): Firestore {
  const database = getFirestore(betrApp);
  const [host = '', port] = env.VITE_FIRESTORE_EMULATOR_HOST.split(':');
  if (env.demo) connectFirestoreEmulator(database, host, Number(port));
  return database;
}

/**
 * The database as Betr sees it: plain requests with Betr's sign-in, no listeners, nothing stored in the
 * browser.
 */
export const betrDatabase = openDatabase();
