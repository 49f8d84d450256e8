import type { BrowserContext } from '@playwright/test';
import { buildSite, showSite } from './otherSite.ts';

const id = 'G-TEST000000';
const tagScript = 'https://www.googletagmanager.com/gtag/js';
const collect = 'https://www.google-analytics.com/g/collect';

/**
 * What Google's script does, as far as the site can tell: it sends the events that were queued, and those
 * that come.
 */
const standIn = `{
  const send = ([command, name, fields]) =>
    fetch('${collect}', { method: 'POST', mode: 'no-cors', body: JSON.stringify({ command, name, fields }) });
  dataLayer.forEach((call) => send(call));
  dataLayer.push = (call) => void send(call);
}`;

export type Sent = { command: string; name: unknown; fields?: Record<string, unknown> };

/** Builds the site with a measurement ID into a folder of its own, and returns the folder. */
export function buildMeasuredSite(name: string): string {
  return buildSite(`measured-${name}`, { VITE_GA_MEASUREMENT_ID: id });
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
  await showSite(context, { folder, origin });
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
