import { escapedHtml } from '../../build/escapedHtml.ts';
import { withHead } from '../../build/headTags.ts';
import { eventData } from '../../src/domain/calendar/eventData.ts';
import { eventDescription, eventWords } from '../../src/domain/calendar/linkWords.ts';
import type { TourEvent } from '../../src/domain/events/tourEvent.ts';
import { illustration } from '../../src/domain/images/illustration.ts';
import { paths } from '../../src/paths.ts';

/** The site that an event belongs to: its address without a slash at the end, and its name. */
export type Site = { url: string; name: string };

/** Returns the address of an event's page. */
export const eventUrl = (site: Site, { id }: { id: string }): string => site.url + paths.event(id);

/** A page as it was drawn from a text, which its file holds for the app to start with. */
export type DrawnFrom = { markup: string; data: string };

/**
 * Returns the HTML file of an event. `template` is the file of all events in their loading state; this has
 * the page as it was `drawn`, and in its head what programs read that run no scripts, as it is `now`.
 * `picture` is an absolute address.
 */
export function eventFile(
  template: string,
  event: TourEvent,
  site: Site,
  { picture, now, drawn }: { picture: string; now: Date; drawn: DrawnFrom },
): string {
  const { title, when, place, school } = eventWords(event);
  const url = eventUrl(site, event);
  const data = eventData(event, {
    url,
    image: picture,
    tour: { name: site.name, url: `${site.url}/` },
    now,
  });
  const alt = [title, when, school || place].filter((part) => part !== '').join(', ');
  const head = {
    title,
    description: eventDescription(event, now),
    url,
    picture: { url: picture, alt },
    siteName: site.name,
  };
  const block = data ? [dataBlock('type="application/ld+json"', JSON.stringify(data))] : [];
  const html = withHead(withPage(template, drawn), head, [...preload(event), ...block]);
  return html.replace(/<noscript>[\s\S]*?<\/noscript>/, noSignUp);
}

/** Returns a page's file with another state of the page in it. @throws where it has no place for one */
export function withPage(template: string, { markup, data }: DrawnFrom): string {
  const block = dataBlock('type="application/json" id="drawn"', data);
  const html = template.replace(
    /(<div id="root"[^>]*>)[\s\S]*(<\/div>\s*)(?=<\/body>)/,
    (_, start: string, end: string) => start + markup + end + block,
  );
  if (!html.includes('id="drawn"')) throw new Error('A template has no place for a page.');
  return html;
}

/**
 * Returns the element that starts to fetch the picture of the event's page with the file, long before the
 * page is drawn. A picture inside the document has no address.
 */
function preload({ id, backgroundImage }: TourEvent): string[] {
  const picture = backgroundImage || illustration(id);
  if (picture.startsWith('data:')) return [];
  return [`<link rel="preload" as="image" href="${escapedHtml(picture)}" fetchpriority="high" />`];
}

/** Returns JSON as an element that no browser runs. '<' is escaped, because it may end one. */
const dataBlock = (attributes: string, json: string) =>
  `<script ${attributes}>${json.replaceAll('<', '\\u003c')}</script>`;

const noSignUp = '<noscript><p>Signing up needs JavaScript.</p></noscript>';
