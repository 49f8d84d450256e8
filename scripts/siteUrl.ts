import { HOST, ports } from './ports.ts';
import { UserError } from './userError.ts';

/**
 * Returns the site's own address, without a slash at the end: VITE_SITE_URL, else the one that Hosting gives
 * a real project, else that of `npm run preview` on this machine. Throws a `UserError` when VITE_SITE_URL is
 * more or less than an origin.
 */
export function siteUrl(settings: Record<string, string | undefined>): string {
  const given = settings.VITE_SITE_URL;
  if (given) return originOf(given);
  const project = settings.VITE_FIREBASE_PROJECT_ID;
  const real = project && !project.startsWith('demo-');
  return real ? `https://${project}.web.app` : `http://${HOST}:${ports().hosting}`;
}

function originOf(given: string): string {
  const url = URL.canParse(given) ? new URL(given) : null;
  const alone = url && /^https?:$/.test(url.protocol) && `${url.origin}/` === url.href;
  if (alone) return url.origin;
  throw new UserError(
    `VITE_SITE_URL is ${JSON.stringify(given)}: give the site's address alone, such as https://tour.example.`,
  );
}
