import { canonicalUrl } from './canonicalUrl.ts';

const screensBelow = ['pipeline', 'upgrade'];

/**
 * Returns the address of a page as it is sent to analytics: the canonical one, in the console with ':id' in
 * place of ids. Takes an absolute address.
 */
export function reportedUrl(address: string): string {
  return canonicalUrl(address).replace(/(\/admin\/[^/]+\/)([^/]+)/i, (whole, screen, name) =>
    screensBelow.includes(name) ? whole : `${screen}:id`,
  );
}
