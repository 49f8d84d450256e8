import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';

/** Collects the scripts and styles that a page fetches from now on; call before it is opened. */
export function watchAssets(page: Page): () => Asset[] {
  const paths = new Set<string>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (/^\/assets\/.*\.(js|css)$/.test(pathname)) paths.add(pathname);
  });
  return () => [...paths].map((path) => ({ path, text: readFileSync(`dist${path}`, 'utf8') }));
}

export type Asset = { path: string; text: string };

/** What the assets weigh on the wire, in bytes, each gzipped by itself. */
export function gzipped(assets: Asset[]): number {
  return assets.reduce((sum, { text }) => sum + gzipSync(text, { level: 9 }).length, 0);
}
