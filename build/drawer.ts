import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as v from 'valibot';
import type { DrawnPage } from './draw.tsx';

/**
 * Renders the page at a path: from data as its file will hold it (`lib/drawnFile.ts`), or in its loading
 * state.
 */
export type Draw = (path: string, data?: string) => Promise<DrawnPage>;

const Drawer = v.object({ prerender: v.custom<Draw>((value) => typeof value === 'function') });

/**
 * The file beside the built pages with the code that draws them, for what a deploy draws. Hosting takes no
 * file whose name begins with a dot.
 */
export const drawerFile = '.drawer.js';

/** Returns the function among the exports of build/draw.tsx, built for Node. */
export const drawIn = (exports: unknown): Draw => v.parse(Drawer, exports).prerender;

/** Returns the function that renders the pages of the site that was built into `folder`. */
export async function builtDrawer(folder: string): Promise<Draw> {
  const path = join(folder, drawerFile);
  if (!existsSync(path)) throw new Error(`${path} is missing: build the site first.`);
  return drawIn(await import(pathToFileURL(path).href));
}
