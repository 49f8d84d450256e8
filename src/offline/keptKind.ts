/**
 * How the worker handles a request. 'page': network first; 'asset': kept forever; 'image': cached and
 * refreshed; null: ignored.
 */
export type KeptKind = 'page' | 'asset' | 'image';

export type RequestFacts = Pick<Request, 'method' | 'mode' | 'url'> & { range: boolean };

const images =
  /^\/(art|partners|tournament-images)\/|^\/(favicon\.svg|icon-[\w-]+\.png|manifest\.webmanifest)$/;

/** Returns the rule for a request to the site `origin`. */
export function keptKind({ method, mode, url, range }: RequestFacts, origin: string): KeptKind | null {
  const { origin: requested, pathname } = new URL(url);
  if (method !== 'GET' || range || requested !== origin) return null;
  if (pathname.startsWith('/assets/')) return 'asset';
  if (images.test(pathname)) return mode === 'navigate' ? null : 'image';
  // Hosting handles paths below /__/ itself; a path with an extension is a file and not a page.
  const isPage = mode === 'navigate' && !pathname.startsWith('/__/') && !/\.\w+$/.test(pathname);
  return isPage ? 'page' : null;
}
