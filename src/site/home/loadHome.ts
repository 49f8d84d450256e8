import { type Settling, settling } from '../../hooks/useSettled.ts';
import type { HomeEvents } from './homeEvents.ts';

/**
 * Starts the home page's query and does not wait for it: the page shows its frame meanwhile. The data module is
 * fetched here, beside the page's code, and is no part of the first chunk.
 */
export function loadHome(): Settling<HomeEvents> {
  return settling(import('./homeEvents.ts').then(({ homeEvents }) => homeEvents()));
}
