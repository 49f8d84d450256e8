import { type Auth, browserLocalPersistence, connectAuthEmulator, initializeAuth } from 'firebase/auth';
import { env } from '../../../env.ts';
import { limitAccountLookup } from './lookupTimeout.ts';
import { staffApp } from './staffApp.ts';

function openAuth(): Auth {
  const unlimit = limitAccountLookup();
  const auth = initializeAuth(staffApp, { persistence: browserLocalPersistence });
  if (env.demo) {
    connectAuthEmulator(auth, `http://${env.VITE_AUTH_EMULATOR_HOST}`, { disableWarnings: true });
  }
  void auth.authStateReady().finally(unlimit);
  return auth;
}

/** Signing in with a password and nothing else: no pop-ups, no providers. All tabs share who is signed in. */
export const staffAuth = openAuth();
