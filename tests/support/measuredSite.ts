import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Route } from '@playwright/test';

const id = 'G-TEST000000';
const tagScript = 'https://www.googletagmanager.com/gtag/js';
const collect = 'https://www.google-analytics.com/g/collect';

/** What Google's script does, as far as the site can tell: it sends the events that were queued, and those that come. */
const standIn = `{
  const send = ([command, name, fields]) =>
    fetch('${collect}', { method: 'POST', mode: 'no-cors', body: JSON.stringify({ command, name, fields }) });
  dataLayer.forEach((call) => send(call));
  dataLayer.push = (call) => void send(call);
}`;

export type Sent = { command: string; name: unknown; fields?: Record<string, unknown> };

/** Builds the site with a measurement ID into a folder of its own, and returns the folder. */
export function buildMeasuredSite(name: string): string {
  const folder = join('.cache', 'measured', name);
  execFileSync(
    'node_modules/.bin/vite',
    ['build', '--outDir', folder, '--emptyOutDir', '--logLevel', 'error'],
    {
      env: { ...process.env, NODE_ENV: 'production', VITE_GA_MEASUREMENT_ID: id },
    },
  );
  return folder;
}

/**
 * Lets a browser see this build in place of the usual one, and a Google that notes what it is told;
 * `working: false` stops its script, as blockers do.
 */
export async function showMeasuredSite(
  context: BrowserContext,
  { folder, origin, working = true }: { folder: string; origin: string; working?: boolean },
): Promise<{ scripts: string[]; sent: Sent[] }> {
  const scripts: string[] = [];
  const sent: Sent[] = [];
  await context.route(`${origin}/assets/**`, (route) => fulfil(route, folder));
  await context.route(`${tagScript}**`, (route) => {
    scripts.push(route.request().url());
    return working ? route.fulfill({ contentType: 'text/javascript', body: standIn }) : route.abort();
  });
  await context.route(`${collect}**`, (route) => {
    sent.push(JSON.parse(route.request().postData() ?? 'null'));
    return route.fulfill({ status: 204 });
  });
  return { scripts, sent };
}

/**
 * The page itself comes from Hosting, so that its headers hold and it may reach the emulators on this machine, which
 * browsers refuse to a page that a test has made; its scripts and styles come from the folder.
 */
async function fulfil(route: Route, folder: string): Promise<void> {
  const { pathname } = new URL(route.request().url());
  const path = join(folder, pathname);
  if (existsSync(path)) return route.fulfill({ path });
  if (pathname !== `/${entryOf('dist')}`) return route.continue();
  // Not the script itself under this name: its chunks import it by its own, and there must be one of it.
  return route.fulfill({ contentType: 'text/javascript', body: `import '/${entryOf(folder)}';` });
}

/** The script that index.html starts with; it follows those it imports. */
function entryOf(folder: string): string {
  const html = readFileSync(join(folder, 'index.html'), 'utf8');
  return [...html.matchAll(/<script type="module"[^>]* src="\/([^"]+)"/g)].at(-1)?.[1] ?? '';
}
