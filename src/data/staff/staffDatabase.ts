import {
  clearIndexedDbPersistence,
  connectFirestoreEmulator,
  disableNetwork,
  enableNetwork,
  type Firestore,
  initializeFirestore,
  persistentLocalCache,
  persistentMultipleTabManager,
  terminate,
  waitForPendingWrites,
} from 'firebase/firestore';
import { env } from '../../env.ts';
import { answer } from '../errors.ts';
import { beforeLogout, currentSession, watchSession } from '../session.ts';
import { trackWaiting } from './outbox.ts';
import { staffApp } from './staffApp.ts';

function openDatabase(): Firestore {
  const localCache = persistentLocalCache({ tabManager: persistentMultipleTabManager() });
  const database = initializeFirestore(staffApp, { localCache });
  const [host = '', port] = env.VITE_FIRESTORE_EMULATOR_HOST.split(':');
  if (env.demo) connectFirestoreEmulator(database, host, Number(port));
  return database;
}

/** The database as the staff see it: live, and stored in the browser, so that it works without a network. */
export const staffDatabase = openDatabase();

/*
 * Without a session there is no network. Changes that still wait would go out with a sign-in that is too old, and the
 * rules would refuse them for good; so they stay here until the same account signs in again.
 */
let connected = true;
function followSession(): void {
  const wanted = currentSession() !== null;
  if (wanted === connected) return;
  connected = wanted;
  void (wanted ? enableNetwork(staffDatabase) : disableNetwork(staffDatabase));
}
followSession();
watchSession(followSession);

// Changes of an earlier visit that were never sent.
trackWaiting(waitForPendingWrites(staffDatabase));

// Who logs out leaves nothing of the tour's people in this browser, except changes that nobody else has yet.
beforeLogout(async () => {
  const allSent = await answer(waitForPendingWrites(staffDatabase), 2_000).then(
    () => true,
    () => false,
  );
  await terminate(staffDatabase);
  if (allSent) await answer(clearIndexedDbPersistence(staffDatabase), 2_000);
});
