import type { BrowserContext } from '@playwright/test';
import { buildSite, showSite } from './otherSite.ts';

const id = 'G-TEST000000';
const tagScript = 'https://www.googletagmanager.com/gtag/js';
const collect = 'https://www.google-analytics.com/g/collect';

/**
 * A stand-in for Google's script, as far as the site can tell: it sends the events that were queued and every
 * later one.
 */
const standIn = `{
  const send = ([command, name, fields]) =>
    fetch('${collect}', { method: 'POST', mode: 'no-cors', body: JSON.stringify({ command, name, fields }) });
  dataLayer.forEach((call) => send(call));
  dataLayer.push = (call) => void send(call);
}`;

export type Sent = { command: string; name: unknown; fields?: Record<string, unknown> };

/** Builds the site with a measurement ID and other settings into its own folder, and returns the folder. */
export function buildMeasuredSite(name: string, settings: Record<string, string> = {}): string {
  return buildSite(`measured-${name}`, { ...settings, VITE_GA_MEASUREMENT_ID: id });
}

/**
 * Makes a browser load this build instead of the usual one, with a stand-in for Google that records what is
 * sent to it. With `working: false` its script fails, as with an ad blocker.
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
