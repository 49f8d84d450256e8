import { answer } from './errors.ts';
import { visitors } from './firebase.ts';

// Read here and not through env.ts: so a build without a key holds no App Check at all.
const siteKey: string | undefined = import.meta.env.VITE_RECAPTCHA_SITE_KEY;

let started: Promise<() => Promise<unknown>> | undefined;

/**
 * Has reCAPTCHA vouch for this browser, with every visitor's call from now on, when the site has a key for it; does
 * nothing otherwise. @throws DataError 'unreachable' when reCAPTCHA or App Check cannot be asked
 */
export async function vouch(): Promise<void> {
  if (!siteKey) return;
  started ??= start(siteKey);
  // Another attempt starts again.
  const token = await started.catch((error) => {
    started = undefined;
    throw error;
  });
  await answer(token(), 15_000);
}

async function start(key: string): Promise<() => Promise<unknown>> {
  const { getToken, initializeAppCheck, ReCaptchaV3Provider } = await import('firebase/app-check');
  const check = initializeAppCheck(visitors.app, {
    provider: new ReCaptchaV3Provider(key),
    isTokenAutoRefreshEnabled: true,
  });
  return () => getToken(check);
}
