import { browserLocalPersistence, connectAuthEmulator, initializeAuth } from 'firebase/auth';
import { env } from '../../../env.ts';
import { staffApp } from './staffApp.ts';

/** How long Auth may ask who is signed in before it goes by what this browser stored, in milliseconds. */
const timeout = 4_000;

/*
 * At its start Auth asks the server about the account it has stored, and the database waits for it. Where a network takes
 * everything and answers nothing, as at many a door, that is half a minute, and there is no setting for it: so for this one
 * question fetch gives up sooner, and Auth goes on as it does without a network.
 */
const { fetch } = globalThis;
globalThis.fetch = (input, init) => {
  const asksWho = String(input).includes('/accounts:lookup');
  return fetch(input, asksWho ? { ...init, signal: AbortSignal.timeout(timeout) } : init);
};

/** Signing in with a password and nothing else: no pop-ups, no providers. All tabs share who is signed in. */
export const staffAuth = initializeAuth(staffApp, { persistence: browserLocalPersistence });

if (env.demo) {
  connectAuthEmulator(staffAuth, `http://${env.VITE_AUTH_EMULATOR_HOST}`, { disableWarnings: true });
}

void staffAuth.authStateReady().finally(() => {
  globalThis.fetch = fetch;
});
