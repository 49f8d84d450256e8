import type { FirebaseApp } from 'firebase/app';
import { withTimeout } from './errors.ts';

// Read here, not in env.ts, so that a build without a key contains no App Check code.
const siteKey: string | undefined = import.meta.env.VITE_RECAPTCHA_SITE_KEY;

/**
 * Sends an App Check token with every call of this app instance when the site has a reCAPTCHA key; otherwise
 * does nothing. It never fails: if its code does not load, calls go out without a token, and only a server
 * that enforces App Check refuses them.
 */
export async function startAppCheck(app: FirebaseApp): Promise<void> {
  if (!siteKey) return;
  await checkOf(app, siteKey).catch((error: unknown) => console.warn('App Check could not start.', error));
}

/**
 * Returns an App Check token of this app instance, '' when the site has no key.
 * @throws DataError 'unreachable' when reCAPTCHA or App Check gives none within 15 seconds
 */
export async function appCheckToken(app: FirebaseApp): Promise<string> {
  if (!siteKey) return '';
  const { getToken } = await import('firebase/app-check');
  return (await withTimeout(getToken(await checkOf(app, siteKey)), 15_000)).token;
}

// For the same app and key this returns the existing instance.
async function checkOf(app: FirebaseApp, key: string) {
  const { initializeAppCheck, ReCaptchaV3Provider } = await import('firebase/app-check');
  return initializeAppCheck(app, {
    provider: new ReCaptchaV3Provider(key),
    isTokenAutoRefreshEnabled: true,
  });
}
