import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { builtDrawer, type Draw } from '../../build/drawer.ts';
import { plainText } from '../../build/escapedHtml.ts';
import { withPages } from '../../build/sitemap.ts';
import type { TourEvent } from '../../src/domain/events/tourEvent.ts';
import { paths } from '../../src/paths.ts';
import { ROOT } from '../project.ts';
import { drawnData, drawnNightData } from './drawnData.ts';
import { type DrawnFrom, eventFile, eventUrl, type Site } from './eventFile.ts';
import { eventPicture } from './eventPicture.ts';
import { hasResults, liveFile, resultsFile, resultsUrl } from './resultsFile.ts';

const pictures = 'event-pictures';
const kept = join(ROOT, '.cache', pictures);

/**
 * Writes a file, a picture and a line of the sitemap for each of these events, a file for its live tables,
 * and a file and a line for the results of those that have some, into the built site in `folder`, and returns
 * the names of the pictures.
 */
export async function writeLinks(
  folder: string,
  site: Site,
  events: readonly TourEvent[],
): Promise<string[]> {
  for (const path of [join(folder, 'e'), join(folder, pictures), kept]) mkdirSync(path, { recursive: true });
  const waiting = await drawnEvents(events, await builtDrawer(folder));
  const names: string[] = [];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift())
      names.push(await writeEvent(folder, next, site));
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  const list = join(folder, 'sitemap.xml');
  const pages = events.flatMap((event) => {
    const urls = [eventUrl(site, event), ...(hasResults(event) ? [resultsUrl(site, event)] : [])];
    return urls.map((url) => ({ url, changed: event.updatedAt }));
  });
  writeFileSync(list, withPages(readFileSync(list, 'utf8'), pages));
  return names;
}

/** Deletes the kept pictures whose names are not among these. */
export function forgetOtherPictures(names: readonly string[]): void {
  for (const name of readdirSync(kept)) if (!names.includes(name)) rmSync(join(kept, name));
}

type DrawnEvent = { event: TourEvent; page: DrawnFrom; live: DrawnFrom; results: DrawnFrom | null };

/** Draws the pages of these events, one after the other (build/draw.tsx). */
async function drawnEvents(events: readonly TourEvent[], draw: Draw): Promise<DrawnEvent[]> {
  const now = new Date();
  const drawn = async (path: string, data: string) => ({ data, markup: (await draw(path, data)).markup });
  const all: DrawnEvent[] = [];
  for (const event of events) {
    const night = drawnNightData(event);
    all.push({
      event,
      page: await drawn(paths.event(event.id), drawnData(event, now)),
      live: await drawn(paths.live(event.id), night),
      results: hasResults(event) ? await drawn(paths.results(event.id), night) : null,
    });
  }
  return all;
}

/** Returns the name of the picture. */
async function writeEvent(folder: string, { event, ...drawn }: DrawnEvent, site: Site): Promise<string> {
  const { name, bytes } = await eventPicture(event, site.name, { site: folder, kept });
  writeFileSync(join(folder, pictures, name), bytes);
  const picture = `${site.url}/${pictures}/${name}`;
  const about = { picture, now: new Date(), drawn: drawn.page };
  const html = eventFile(templateIn(folder, 'event'), event, site, about);
  writeFileSync(join(folder, 'e', `${event.id}.html`), html);
  const night = join(folder, 'e', event.id);
  mkdirSync(night, { recursive: true });
  const live = liveFile(templateIn(folder, 'live'), event, site, { picture, drawn: drawn.live });
  writeFileSync(join(night, 'live.html'), live);
  if (drawn.results) {
    const file = { picture, drawn: drawn.results };
    writeFileSync(join(night, 'results.html'), resultsFile(templateIn(folder, 'results'), event, site, file));
  }
  return name;
}

/** Returns the site that was built into `folder`, with the tour's name as its pages have it. */
export function builtSite(folder: string, url: string): Site {
  const [, name] = /property="og:site_name" content="([^"]*)"/.exec(templateIn(folder, 'event')) ?? [];
  if (name === undefined) throw new Error('event.html has no head: build the site first.');
  return { url, name: plainText(name) };
}

const templateIn = (folder: string, page: 'event' | 'live' | 'results') =>
  readFileSync(join(folder, `${page}.html`), 'utf8');
