import { signInAnonymously } from 'firebase/auth';
import { areaApp } from '../areaApp.ts';
import { withTimeout } from '../errors.ts';
import { lastingAuth } from '../lastingAuth.ts';
import { signInError } from '../signInError.ts';

/** The app instance of the crew, with its own sign-in and cache, separate from visitors and staff. */
export const crewApp = areaApp('crew');

const crewAuth = lastingAuth(crewApp);

/** Returns the id of this device's anonymous account, null as long as it has none. */
export async function deviceId(): Promise<string | null> {
  await crewAuth.authStateReady();
  return crewAuth.currentUser?.uid ?? null;
}

/** Returns the id of this device's anonymous account, which the first call creates. @throws SignInError */
export async function signInDevice(): Promise<string> {
  const known = await deviceId();
  if (known) return known;
  try {
    return (await withTimeout(signInAnonymously(crewAuth), 20_000)).user.uid;
  } catch (error) {
    throw signInError(error);
  }
}
