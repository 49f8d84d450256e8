import {
  clearIndexedDbPersistence,
  connectFirestoreEmulator,
  type Firestore,
  type FirestoreLocalCache,
  initializeFirestore,
  memoryLocalCache,
  terminate,
} from 'firebase/firestore';
import { env } from '../../env.ts';
import { localCache } from '../changes/localCache.ts';
// Importing Auth attaches it to the app instance; without it every read would be unauthenticated.
import { crewApp } from './crewAuth.ts';
import { outboxDatabase } from './crewOutboxDatabase.ts';

function openDatabase(cache: FirestoreLocalCache): Firestore {
  const database = initializeFirestore(crewApp, { localCache: cache });
  const [host = '', port] = env.VITE_FIRESTORE_EMULATOR_HOST.split(':');
  if (env.demo) connectFirestoreEmulator(database, host, Number(port));
  return database;
}

/*
 * Known before Firestore starts (`CrewApp`): if the browser's database exists but does not open, Firestore
 * would wait for it forever.
 */
const keepsData = outboxDatabase.keepsData();

/** The database as a crew device uses it: live, and stored in the browser, so that it works offline. */
export const crewDatabase: Firestore = openDatabase(localCache(keepsData));

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
