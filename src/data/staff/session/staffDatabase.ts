import {
  connectFirestoreEmulator,
  disableNetwork,
  enableNetwork,
  type Firestore,
  initializeFirestore,
  memoryLocalCache,
  persistentLocalCache,
  persistentMultipleTabManager,
  terminate,
} from 'firebase/firestore';
import { env } from '../../../env.ts';
import { once } from '../../../lib/once.ts';
import { keepsData } from './outboxDatabase.ts';
import { beforeForgetting, currentSession, watchSession } from './session.ts';
import { staffApp } from './staffApp.ts';
import { copyLock } from './staffCopy.ts';

/*
 * Asked before Firestore asks: where the browser's database is there and does not open, Firestore would wait
 * for it for ever, with everything else.
 */
const localCache = (await keepsData())
  ? persistentLocalCache({ tabManager: persistentMultipleTabManager() })
  : memoryLocalCache();

function openDatabase(): Firestore {
  const database = initializeFirestore(staffApp, { localCache });
  const [host = '', port] = env.VITE_FIRESTORE_EMULATOR_HOST.split(':');
  if (env.demo) connectFirestoreEmulator(database, host, Number(port));
  return database;
}

/** The database as the staff see it: live, and stored in the browser, so that it works without a network. */
export const staffDatabase = openDatabase();

/**
 * Goes online and offline with the session: changes that still wait would go out with a sign-in that is too
 * old, and the rules would refuse them. Without a session nothing asks the database, so it is not even
 * opened.
 */
function followSession(): void {
  let connected = true;
  watchSession(() => {
    const wanted = currentSession() !== null;
    if (wanted === connected) return;
    connected = wanted;
    void (wanted ? enableNetwork(staffDatabase) : disableNetwork(staffDatabase));
  });
}

/**
 * Holds the browser's copy of the data, so that a page that finds the session expired leaves it to whoever
 * has it open; what still waits when it goes is in the outbox as well.
 */
function holdCopy(): void {
  let letGo = () => {};
  const open = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  void globalThis.navigator.locks?.request(copyLock, { mode: 'shared' }, () => open).catch(() => {});
  beforeForgetting(async () => {
    await terminate(staffDatabase);
    letGo();
  });
}

/** Ties the database to the session and to the browser's copy of the data. */
export const startStaffDatabase: () => void = once(() => {
  followSession();
  holdCopy();
});
