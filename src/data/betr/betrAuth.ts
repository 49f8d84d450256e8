import { browserSessionPersistence, connectAuthEmulator, initializeAuth } from 'firebase/auth';
import { env } from '../../env.ts';
import { areaApp } from '../areaApp.ts';

/** The app instance of Betr: its own sign-in, apart from visitors and from the staff. */
export const betrApp = areaApp('betr');

/** Who is signed in to Betr, for as long as the browser's session lasts (decisions, "Security"). */
export const betrAuth = initializeAuth(betrApp, { persistence: browserSessionPersistence });

if (env.demo) {
  connectAuthEmulator(betrAuth, `http://${env.VITE_AUTH_EMULATOR_HOST}`, { disableWarnings: true });
}
