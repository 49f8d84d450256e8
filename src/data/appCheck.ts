import type { FirebaseApp } from 'firebase/app';
import { withTimeout } from './errors.ts';

// Read here and not through env.ts: so a build without a key holds no App Check at all.
const siteKey: string | undefined = import.meta.env.VITE_RECAPTCHA_SITE_KEY;

/**
 * Lets every call of this app instance carry an App Check token, when the site has a reCAPTCHA key; does
 * nothing otherwise. Never fails: without the code for it calls go out bare, and only an enforcing server
 * refuses them.
 */
export async function startAppCheck(app: FirebaseApp): Promise<void> {
  if (!siteKey) return;
  await checkOf(app, siteKey).catch((error: unknown) => console.warn('App Check could not start.', error));
}

/**
 * Waits until this app instance has an App Check token, when the site has a key.
 * @throws DataError 'unreachable' when reCAPTCHA or App Check gives none within 15 seconds
 */
export async function appCheckToken(app: FirebaseApp): Promise<void> {
  if (!siteKey) return;
  const { getToken } = await import('firebase/app-check');
  await withTimeout(getToken(await checkOf(app, siteKey)), 15_000);
}

// For the same app and key this returns the instance that is there.
async function checkOf(app: FirebaseApp, key: string) {
  const { initializeAppCheck, ReCaptchaV3Provider } = await import('firebase/app-check');
  return initializeAppCheck(app, {
    provider: new ReCaptchaV3Provider(key),
    isTokenAutoRefreshEnabled: true,
  });
}
