import { canonicalUrl } from './canonicalUrl.ts';

const screensBelow = ['pipeline', 'upgrade'];

/** Returns an absolute address as analytics gets it: canonical, with ':id' in place of the console's ids. */
export function reportedUrl(address: string): string {
  return canonicalUrl(address).replace(/(\/admin\/[^/]+\/)([^/]+)/i, (whole, screen, name) =>
    screensBelow.includes(name) ? whole : `${screen}:id`,
  );
}
