import {
  clearIndexedDbPersistence,
  connectFirestoreEmulator,
  type Firestore,
  type FirestoreLocalCache,
  initializeFirestore,
  memoryLocalCache,
  persistentLocalCache,
  persistentMultipleTabManager,
  terminate,
} from 'firebase/firestore';
import { env } from '../../env.ts';
import { openOutboxDatabase } from '../changes/outboxDatabase.ts';
// Importing Auth attaches it to the app instance; without it every read would be unauthenticated.
import { crewApp } from './crewAuth.ts';

/** The browser's database of the crew's outbox, null where the browser does not open databases. */
export const crewOutboxDatabase: Promise<IDBDatabase | null> = openOutboxDatabase('crew');

function openDatabase(localCache: FirestoreLocalCache): Firestore {
  const database = initializeFirestore(crewApp, { localCache });
  const [host = '', port] = env.VITE_FIRESTORE_EMULATOR_HOST.split(':');
  if (env.demo) connectFirestoreEmulator(database, host, Number(port));
  return database;
}

/*
 * Checked before Firestore starts: if the browser's database exists but does not open, Firestore would wait
 * for it forever.
 */
const keepsData = (await crewOutboxDatabase) !== null;

/** The database as a crew device uses it: live, and stored in the browser, so that it works offline. */
export const crewDatabase: Firestore = openDatabase(
  keepsData ? persistentLocalCache({ tabManager: persistentMultipleTabManager() }) : memoryLocalCache(),
);

let without: Promise<Firestore> | undefined;

/**
 * Closes the database and deletes the browser's copy of it; unsent changes stay in the outbox. Returns a
 * database that keeps nothing, for the question whether the device is welcome again.
 */
export function forgetCopy(): Promise<Firestore> {
  without ??= forget();
  return without;
}

async function forget(): Promise<Firestore> {
  await terminate(crewDatabase);
  // Another tab with the copy open deletes it when it finds out itself.
  if (keepsData) await clearIndexedDbPersistence(crewDatabase).catch(() => {});
  return openDatabase(memoryLocalCache());
}
