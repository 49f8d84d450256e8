import { browserSessionPersistence, connectAuthEmulator, initializeAuth } from 'firebase/auth';
import { env } from '../../env.ts';
import { areaApp } from '../areaApp.ts';

/** The app instance of Betr, with its own sign-in, separate from visitors and staff. */
export const betrApp = areaApp('betr');

/** The sign-in to Betr, which lasts as long as the browser's session (decisions, "Security"). */
export const betrAuth = initializeAuth(betrApp, { persistence: browserSessionPersistence });

if (env.demo) {
  connectAuthEmulator(betrAuth, `http://${env.VITE_AUTH_EMULATOR_HOST}`, { disableWarnings: true });
}
