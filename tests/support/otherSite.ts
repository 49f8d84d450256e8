import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Route } from '@playwright/test';

/** Builds the site with other settings into its own folder, and returns the folder. */
export function buildSite(name: string, settings: Record<string, string>): string {
  const folder = join('.cache', 'other', name);
  execFileSync(
    'node_modules/.bin/vite',
    ['build', '--outDir', folder, '--emptyOutDir', '--logLevel', 'error'],
    { env: { ...process.env, NODE_ENV: 'production', ...settings } },
  );
  return folder;
}

/** Makes a browser load such a build instead of the usual one. */
export async function showSite(
  context: BrowserContext,
  { folder, origin }: { folder: string; origin: string },
): Promise<void> {
  await context.route(`${origin}/assets/**`, (route) => fulfil(route, folder));
}

/**
 * The page itself comes from Hosting, so that its headers apply and it may reach the emulators on this
 * machine, which browsers refuse to a page that a test has made up. Its scripts and styles come from the
 * folder.
 */
async function fulfil(route: Route, folder: string): Promise<void> {
  const { pathname } = new URL(route.request().url());
  const path = join(folder, pathname);
  if (existsSync(path)) return route.fulfill({ path });
  if (pathname !== `/${entryOf('dist')}`) return route.continue();
  // The script isn't served under this name itself: its chunks import it by its own, and it must load once.
  return route.fulfill({ contentType: 'text/javascript', body: `import '/${entryOf(folder)}';` });
}

/** Returns the entry script of index.html, which follows those it imports. */
function entryOf(folder: string): string {
  const html = readFileSync(join(folder, 'index.html'), 'utf8');
  return [...html.matchAll(/<script type="module"[^>]* src="\/([^"]+)"/g)].at(-1)?.[1] ?? '';
}
