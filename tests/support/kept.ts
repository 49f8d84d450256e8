import { expect, type Page } from '@playwright/test';

/** The addresses that the worker has kept, without the origin. */
export const kept = (page: Page) =>
  page.evaluate(async () => {
    const caches = await Promise.all(
      (await globalThis.caches.keys()).map((name) => globalThis.caches.open(name)),
    );
    const requests = await Promise.all(caches.map((cache) => cache.keys()));
    return [...new Set(requests.flat().map(({ url }) => new URL(url).pathname))].sort();
  });

/** Waits until the worker has the page and all that it has loaded. */
export async function expectKept(page: Page): Promise<void> {
  const missing = async () => {
    const there = await kept(page);
    const used = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => new URL(name))
        .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'))
        .map(({ pathname }) => pathname)
        .concat(location.pathname, '/shell'),
    );
    return used.filter((path) => !there.includes(path));
  };
  await expect.poll(missing).toEqual([]);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
}
