import type { FirebaseApp } from 'firebase/app';
import {
  type Auth,
  connectAuthEmulator,
  initializeAuth,
  type Persistence,
  signInWithEmailAndPassword,
  type User,
} from 'firebase/auth';
import { env } from '../env.ts';
import { appCheckToken } from './appCheck.ts';
import { DataError, withTimeout } from './errors.ts';
import { signInError } from './signInError.ts';

/** Opens the sign-in of an area: no pop-ups, no providers. */
export function areaAuth(app: FirebaseApp, persistence: Persistence): Auth {
  const auth = initializeAuth(app, { persistence });
  if (env.demo) {
    connectAuthEmulator(auth, `http://${env.VITE_AUTH_EMULATOR_HOST}`, { disableWarnings: true });
  }
  return auth;
}

/** Signs in to an area with the password of a shared account, within 20 seconds. @throws SignInError */
export async function passwordSignIn(auth: Auth, email: string, password: string): Promise<User> {
  try {
    return (await withTimeout(signInWithEmailAndPassword(auth, email, password), 20_000)).user;
  } catch (error) {
    throw signInError(error);
  }
}

/**
 * Returns the headers of a call without the SDK: the sign-in of an area and its App Check token, without
 * which the rules refuse. @throws DataError
 */
export async function signedInHeaders(auth: Auth): Promise<Record<string, string>> {
  try {
    await auth.authStateReady();
    const [idToken, appCheck] = await Promise.all([
      auth.currentUser?.getIdToken(),
      appCheckToken(auth.app).catch(() => ''),
    ]);
    return {
      ...(idToken && { authorization: `Bearer ${idToken}` }),
      ...(appCheck && { 'x-firebase-appcheck': appCheck }),
    };
  } catch (error) {
    throw new DataError('unreachable', error);
  }
}
