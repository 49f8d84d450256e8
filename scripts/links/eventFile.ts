import { escapedHtml } from '../../build/escapedHtml.ts';
import { withHead } from '../../build/headTags.ts';
import { eventData } from '../../src/domain/calendar/eventData.ts';
import type { TourEvent } from '../../src/domain/events/tourEvent.ts';
import { illustration } from '../../src/domain/images/illustration.ts';
import { paths } from '../../src/paths.ts';
import { eventDescription, eventWords } from './eventWords.ts';

/** The site that an event belongs to: its address without a slash at the end, and its name. */
export type Site = { url: string; name: string };

/** Returns the address of an event's page. */
export const eventUrl = (site: Site, { id }: { id: string }): string => site.url + paths.event(id);

/**
 * Returns the HTML file of an event. `template` is the file of all events, which the app takes over; this
 * differs from it in what programs read that run no scripts. `picture` is an absolute address.
 */
export function eventFile(template: string, event: TourEvent, picture: string, site: Site): string {
  const { title, when, place, school } = eventWords(event);
  const url = eventUrl(site, event);
  const data = eventData(event, {
    url,
    image: picture,
    tour: { name: site.name, url: `${site.url}/` },
    now: new Date(),
  });
  const alt = [title, when, school || place].filter((part) => part !== '').join(', ');
  const head = {
    title,
    description: eventDescription(event),
    url,
    picture: { url: picture, alt },
    siteName: site.name,
  };
  const html = withHead(template, head, [...preload(event), ...(data ? [dataBlock(data)] : [])]);
  return html.replace(/<noscript>[\s\S]*?<\/noscript>/, () => `<noscript>${inWords(event)}</noscript>`);
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

/** Returns structured data as an element that no browser runs. '<' is escaped, because it may end one. */
const dataBlock = (data: object) =>
  `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;

/** Without scripts nothing replaces the placeholders. */
const look =
  '<style>body>noscript{display:block;padding:1rem 1.25rem;max-width:60ch}[aria-busy]{display:none!important}</style>';

/** Returns an event as it is read without scripts. */
function inWords(event: TourEvent): string {
  const { title, when, place, school, host, over } = eventWords(event);
  const lines = [when, place, school, host, over, ...event.description.split(/\n+/)];
  const text = lines.filter((line) => line !== '').map((line) => `<p>${escapedHtml(line)}</p>`);
  return `${look}<h1>${escapedHtml(title)}</h1>${text.join('')}<p>Signing up needs JavaScript.</p>`;
}
