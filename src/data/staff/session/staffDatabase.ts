import {
  connectFirestoreEmulator,
  disableNetwork,
  enableNetwork,
  type Firestore,
  initializeFirestore,
  terminate,
} from 'firebase/firestore';
import { env } from '../../../env.ts';
import { once } from '../../../lib/once.ts';
import { localCache } from '../../changes/localCache.ts';
import { beforeForgetting, currentSession, watchSession } from './session.ts';
import { staffApp } from './staffApp.ts';
import { copyLock } from './staffCopy.ts';
import { outboxDatabase } from './staffOutboxDatabase.ts';

/*
 * Whether the browser keeps data is known before Firestore starts (`AdminApp`): if the browser's database
 * exists but does not open, Firestore would wait for it forever, and so would everything else.
 */
function openDatabase(): Firestore {
  const database = initializeFirestore(staffApp, { localCache: localCache(outboxDatabase.keepsData()) });
  const [host = '', port] = env.VITE_FIRESTORE_EMULATOR_HOST.split(':');
  if (env.demo) connectFirestoreEmulator(database, host, Number(port));
  return database;
}

/** The database as staff use it: live, and stored in the browser, so that it works offline. */
export const staffDatabase = openDatabase();

/**
 * Goes online and offline with the session: waiting changes would otherwise be sent with an expired sign-in,
 * and the rules would refuse them. Without a session nothing uses the database, so it is not opened.
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
 * Holds the lock of the browser's copy of the data, so that a page that finds the session expired does not
 * delete a copy that is open here. Waiting changes are in the outbox too.
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

/** Connects the database to the session and to the browser's copy of the data. */
export const startStaffDatabase: () => void = once(() => {
  followSession();
  holdCopy();
});
