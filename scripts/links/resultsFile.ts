import { withHead } from '../../build/headTags.ts';
import { eventWords } from '../../src/domain/calendar/linkWords.ts';
import type { TourEvent } from '../../src/domain/events/tourEvent.ts';
import { paths } from '../../src/paths.ts';
import { type DrawnFrom, type Site, withPage } from './eventFile.ts';

/** Whether an event has results, which get a file of their own. */
export const hasResults = ({ board }: TourEvent): boolean => board === 'results';

/** Returns the address of the results of an event. */
export const resultsUrl = (site: Site, { id }: { id: string }): string => site.url + paths.results(id);

/**
 * Returns the HTML file of an event's results: `template` with the heading that was `drawn`, and its own
 * head. It names no player: a name that is hidden later would stay in it until the next deploy.
 */
export function resultsFile(template: string, event: TourEvent, site: Site, file: NightFile): string {
  const says = 'Every place with its points, all tables, and the proof of the draw.';
  return nightFile(template, event, { site, ...file, name: 'Results', says, url: resultsUrl(site, event) });
}

/**
 * Returns the HTML file of an event's live tables: `template` with the heading that was `drawn`, and its own
 * head. How the night stands comes with the answer.
 */
export function liveFile(template: string, event: TourEvent, site: Site, file: NightFile): string {
  const says = 'Tables, chips and who moves on, as the night goes.';
  const url = site.url + paths.live(event.id);
  return nightFile(template, event, { site, ...file, name: 'Live tables', says, url });
}

/** The absolute address of a night's picture, and its page as it was drawn. */
type NightFile = { picture: string; drawn: DrawnFrom };
type Page = NightFile & { site: Site; name: string; says: string; url: string };

function nightFile(template: string, event: TourEvent, page: Page): string {
  const { title, when, school, place } = eventWords(event);
  const about = [title, when, school || place].filter((part) => part !== '').join(', ');
  return withHead(withPage(template, page.drawn), {
    title: `${page.name}: ${title}`,
    description: `${page.says} ${about}.`,
    url: page.url,
    picture: { url: page.picture, alt: about },
    siteName: page.site.name,
  });
}
