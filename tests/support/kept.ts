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

/** Returns the stores of every database of the browser that hold one of these words. */
export function databasesWith(page: Page, words: readonly string[]): Promise<string[]> {
  return page.evaluate(async (wanted) => {
    const found: string[] = [];
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase | null>((resolve) => {
        const asked = indexedDB.open(name);
        // It was deleted a moment ago; looking must not make it again, empty.
        asked.onupgradeneeded = () => asked.transaction?.abort();
        asked.onsuccess = () => resolve(asked.result);
        asked.onerror = () => resolve(null);
      });
      if (!database) continue;
      for (const store of database.objectStoreNames) {
        const request = database.transaction(store).objectStore(store).getAll();
        await new Promise((resolve) => {
          request.onsuccess = resolve;
        });
        const text = JSON.stringify(request.result);
        if (wanted.some((word) => text.includes(word))) found.push(`${name} ${store}`);
      }
      database.close();
    }
    return found;
  }, words);
}
