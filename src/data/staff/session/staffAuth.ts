import { type Auth, browserLocalPersistence, connectAuthEmulator, initializeAuth } from 'firebase/auth';
import { env } from '../../../env.ts';
import { limitAccountLookup } from '../../lookupTimeout.ts';
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

/** Signs in with a password only: no pop-ups, no providers. All tabs share the sign-in. */
export const staffAuth = openAuth();
