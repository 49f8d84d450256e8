import { withHead } from '../../build/headTags.ts';
import { eventWords } from '../../src/domain/calendar/linkWords.ts';
import type { TourEvent } from '../../src/domain/events/tourEvent.ts';
import { paths } from '../../src/paths.ts';
import type { Site } from './eventFile.ts';

/** Whether an event has results, which get a file of their own. */
export const hasResults = ({ board }: TourEvent): boolean => board === 'results';

/** Returns the address of the results of an event. */
export const resultsUrl = (site: Site, { id }: { id: string }): string => site.url + paths.results(id);

/**
 * Returns the HTML file of an event's results, which differs from `template` in its head alone. It names no
 * player: a name that is hidden later would stay in it until the next deploy.
 */
export function resultsFile(template: string, event: TourEvent, picture: string, site: Site): string {
  const says = 'Every place with its points, all tables, and the proof of the draw.';
  return nightFile(template, event, picture, { site, name: 'Results', says, url: resultsUrl(site, event) });
}

/** Returns the HTML file of an event's live tables, which differs from `template` in its head alone. */
export function liveFile(template: string, event: TourEvent, picture: string, site: Site): string {
  const says = 'Tables, chips and who moves on, as the night goes.';
  const url = site.url + paths.live(event.id);
  return nightFile(template, event, picture, { site, name: 'Live tables', says, url });
}

type Page = { site: Site; name: string; says: string; url: string };

function nightFile(template: string, event: TourEvent, picture: string, page: Page): string {
  const { title, when, school, place } = eventWords(event);
  const about = [title, when, school || place].filter((part) => part !== '').join(', ');
  return withHead(template, {
    title: `${page.name}: ${title}`,
    description: `${page.says} ${about}.`,
    url: page.url,
    picture: { url: picture, alt: about },
    siteName: page.site.name,
  });
}
