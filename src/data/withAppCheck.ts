import type { Area } from './areaApp.ts';

/**
 * Returns a loader that imports an area's code after App Check has started for the area's app instance,
 * because Auth and Firestore send their first requests as soon as their code runs. Without a reCAPTCHA key it
 * is `code` itself.
 */
export function withAppCheck<Code>(area: Area, code: () => Promise<Code>): () => Promise<Code> {
  if (!import.meta.env.VITE_RECAPTCHA_SITE_KEY) return code;
  return async () => {
    // Imported lazily, because the router is on every page, and text-only pages need no Firebase.
    const [{ areaApp }, { startAppCheck }] = await Promise.all([
      import('./areaApp.ts'),
      import('./appCheck.ts'),
    ]);
    await startAppCheck(areaApp(area));
    return code();
  };
}
