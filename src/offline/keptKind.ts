/**
 * What the worker does with a request. 'page': network first; 'asset': named by its content, so kept once and
 * for all; 'image': shown as kept, and refreshed; null: not our business, the browser goes on as if there
 * were no worker.
 */
export type KeptKind = 'page' | 'asset' | 'image';

export type RequestFacts = Pick<Request, 'method' | 'mode' | 'url'> & { range: boolean };

const images = /^\/(art|partners|tournament-images)\/|^\/(favicon\.svg|icon-\d+\.png|manifest\.webmanifest)$/;

/** Which rule holds for a request to the site `origin`. */
export function keptKind({ method, mode, url, range }: RequestFacts, origin: string): KeptKind | null {
  const { origin: asked, pathname } = new URL(url);
  if (method !== 'GET' || range || asked !== origin) return null;
  if (pathname.startsWith('/assets/')) return 'asset';
  if (images.test(pathname)) return mode === 'navigate' ? null : 'image';
  // Below /__/ Hosting answers itself; what has an extension is a file and not a page.
  const isPage = mode === 'navigate' && !pathname.startsWith('/__/') && !/\.\w+$/.test(pathname);
  return isPage ? 'page' : null;
}
