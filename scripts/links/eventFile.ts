import { escapedHtml } from '../../build/escapedHtml.ts';
import { withHead } from '../../build/headTags.ts';
import { eventData } from '../../src/domain/calendar/eventData.ts';
import { eventDescription, eventWords, linkState } from '../../src/domain/calendar/linkWords.ts';
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
 * the page as it was `drawn`, if it was, and in its head and its <noscript> what programs read that run no
 * scripts, as it is `now`. `picture` is an absolute address.
 */
export function eventFile(
  template: string,
  event: TourEvent,
  site: Site,
  { picture, now, drawn = null }: { picture: string; now: Date; drawn?: DrawnFrom | null },
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
  const html = withHead(drawn ? withPage(template, drawn) : template, head, [...preload(event), ...block]);
  const words = drawn ? noSignUp : inWords(event, now);
  return html.replace(/<noscript>[\s\S]*?<\/noscript>/, () => `<noscript>${words}</noscript>`);
}

/** Returns a page's file with another state of the page in it. */
function withPage(template: string, { markup, data }: DrawnFrom): string {
  const block = dataBlock('type="application/json" id="drawn"', data);
  const html = template.replace(
    /(<div id="root"[^>]*>)[\s\S]*(<\/div>\s*)(?=<\/body>)/,
    (_, start: string, end: string) => start + markup + end + block,
  );
  if (!html.includes('id="drawn"')) throw new Error('event.html has no place for a page.');
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

const noSignUp = '<p>Signing up needs JavaScript.</p>';

/** Without scripts nothing replaces the placeholders. */
const look =
  '<style>body>noscript{display:block;padding:1rem 1.25rem;max-width:60ch}[aria-busy]{display:none!important}</style>';

/** Returns an event as it is read without scripts. */
function inWords(event: TourEvent, now: Date): string {
  const { title, when, place, school, host } = eventWords(event);
  const lines = [linkState(event, now), when, place, school, host, ...event.description.split(/\n+/)];
  const text = lines.filter((line) => line !== '').map((line) => `<p>${escapedHtml(line)}</p>`);
  return `${look}<h1>${escapedHtml(title)}</h1>${text.join('')}${noSignUp}`;
}
