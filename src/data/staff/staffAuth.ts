import { browserLocalPersistence, connectAuthEmulator, initializeAuth } from 'firebase/auth';
import { env } from '../../env.ts';
import { staffApp } from './staffApp.ts';

/** Signing in with a password and nothing else: no pop-ups, no providers. All tabs share who is signed in. */
export const staffAuth = initializeAuth(staffApp, { persistence: browserLocalPersistence });

if (env.demo) {
  connectAuthEmulator(staffAuth, `http://${env.VITE_AUTH_EMULATOR_HOST}`, { disableWarnings: true });
}
