import type { FirebaseApp } from 'firebase/app';
import { type Auth, browserLocalPersistence } from 'firebase/auth';
import { areaAuth } from './areaAuth.ts';
import { limitAccountLookup } from './lookupTimeout.ts';

/**
 * Opens the sign-in of an area that works without a network: all tabs share it, it stays, and its account
 * isn't looked up for long.
 */
export function lastingAuth(app: FirebaseApp): Auth {
  const unlimit = limitAccountLookup();
  const auth = areaAuth(app, browserLocalPersistence);
  void auth.authStateReady().finally(unlimit);
  return auth;
}
