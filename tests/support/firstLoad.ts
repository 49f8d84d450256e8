import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';

export type Asset = { path: string; text: string };

/** The sizes of texts that were packed before: the same scripts come with every page. */
const sizes = new Map<string, number>();

function gzippedText(text: string): number {
  const size = sizes.get(text) ?? gzipSync(text, { level: 9 }).length;
  sizes.set(text, size);
  return size;
}

/**
 * Collects the HTML, scripts and styles that a page fetches from now on; call it before the page is opened.
 */
export function watchAssets(page: Page): () => Promise<Asset[]> {
  const assets = new Map<string, Promise<Asset>>();
  page.on('response', (response) => {
    const { pathname: path } = new URL(response.url());
    if (response.request().resourceType() === 'document')
      assets.set(
        path,
        response.text().then((text) => ({ path, text })),
      );
    else if (/^\/assets\/.*\.(js|css)$/.test(path))
      assets.set(path, Promise.resolve({ path, text: readFileSync(`dist${path}`, 'utf8') }));
  });
  return () => Promise.all(assets.values());
}

/** Returns the transfer size of the assets in bytes, each gzipped on its own. */
export function gzipped(assets: Asset[]): number {
  return assets.reduce((sum, { text }) => sum + gzippedText(text), 0);
}
