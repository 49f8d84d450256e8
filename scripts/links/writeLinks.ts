import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { plainText } from '../../build/escapedHtml.ts';
import { withPages } from '../../build/sitemap.ts';
import { ROOT } from '../project.ts';
import { eventFile, eventUrl, type Site } from './eventFile.ts';
import { eventPicture } from './eventPicture.ts';
import type { LinkedEvent } from './publicEvents.ts';

const pictures = 'event-pictures';
const kept = join(ROOT, '.cache', pictures);

/**
 * Writes a file, a picture and a line of the sitemap for each of these events into the built site in
 * `folder`, and returns the names of the pictures. `url` is the site's own address.
 */
export async function writeLinks(
  folder: string,
  url: string,
  events: readonly LinkedEvent[],
): Promise<string[]> {
  const template = readFileSync(join(folder, 'event.html'), 'utf8');
  const site = { url, name: nameIn(template) };
  for (const path of [join(folder, 'e'), join(folder, pictures), kept]) mkdirSync(path, { recursive: true });
  const waiting = [...events];
  const names: string[] = [];
  const work = async () => {
    for (let event = waiting.shift(); event; event = waiting.shift())
      names.push(await writeEvent(folder, template, event, site));
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  const list = join(folder, 'sitemap.xml');
  const pages = events.map((event) => ({ url: eventUrl(site, event), changed: event.updatedAt }));
  writeFileSync(list, withPages(readFileSync(list, 'utf8'), pages));
  return names;
}

/** Deletes the kept pictures whose names are not among these. */
export function forgetOtherPictures(names: readonly string[]): void {
  for (const name of readdirSync(kept)) if (!names.includes(name)) rmSync(join(kept, name));
}

/** Returns the name of the picture. */
async function writeEvent(folder: string, template: string, event: LinkedEvent, site: Site): Promise<string> {
  const { name, bytes } = await eventPicture(event, site.name, { site: folder, kept });
  writeFileSync(join(folder, pictures, name), bytes);
  const html = eventFile(template, event, `${site.url}/${pictures}/${name}`, site);
  writeFileSync(join(folder, 'e', `${event.id}.html`), html);
  return name;
}

/** Returns the name of the tour, which the build has written into every page. */
function nameIn(template: string): string {
  const [, name] = /property="og:site_name" content="([^"]*)"/.exec(template) ?? [];
  if (name === undefined) throw new Error('event.html has no head: build the site first.');
  return plainText(name);
}
