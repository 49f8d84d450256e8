import { browserSessionPersistence } from 'firebase/auth';
import { areaApp } from '../areaApp.ts';
import { areaAuth } from '../areaAuth.ts';

/** The app instance of Betr, with its own sign-in, separate from visitors and staff. */
export const betrApp = areaApp('betr');

/**
 * The sign-in to Betr, which lasts as long as the browser's session (specification-decisions, "Security").
 */
export const betrAuth = areaAuth(betrApp, browserSessionPersistence);
