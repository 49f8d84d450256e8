import { brand } from '../../content/brand.ts';
import { eventData } from '../../domain/calendar/eventData.ts';
import { eventDescription, eventWords } from '../../domain/calendar/linkWords.ts';
import type { TourEvent } from '../../domain/events/tourEvent.ts';
import { paths } from '../../paths.ts';
import { clearHead } from '../routing/ownHead.ts';

/**
 * Makes the page's head say of an event what its file would say if it were written `now`
 * (scripts/links/eventFile.ts); null: there is none. A picture that the file names stays with its words.
 */
export function writeHead(event: TourEvent | null, now: Date): void {
  if (!event) {
    clearHead();
    return;
  }
  const image = find('meta[property="og:image"]')?.getAttribute('content') || '/link-picture.jpg';
  // Of the site that the file was written for, which may have other addresses too.
  const { href, origin } = new URL(image, location.origin);
  const url = origin + paths.event(event.id);
  const { title } = eventWords(event);
  const description = eventDescription(event, now);
  write('link', 'rel', 'canonical', 'href', url);
  write('meta', 'name', 'description', 'content', description);
  write('meta', 'property', 'og:url', 'content', url);
  write('meta', 'property', 'og:title', 'content', title);
  write('meta', 'property', 'og:description', 'content', description);
  write('meta', 'name', 'twitter:title', 'content', title);
  write('meta', 'name', 'twitter:description', 'content', description);
  const tour = { name: brand.name, url: `${origin}/` };
  const data = eventData(event, { url, image: href, tour, now });
  if (data) element('script', 'type', 'application/ld+json').textContent = JSON.stringify(data);
  else find('[type="application/ld+json"]')?.remove();
}

const find = (selector: string) => document.head.querySelector(selector);

/** Writes one attribute of the element that another one names. */
function write(tag: string, by: string, name: string, attribute: string, value: string): void {
  element(tag, by, name).setAttribute(attribute, value);
}

/** Returns the element of the head, and adds it where there is none. */
function element(tag: string, by: string, name: string): Element {
  const found = find(`${tag}[${by}="${name}"]`);
  if (found) return found;
  const made = document.createElement(tag);
  made.setAttribute(by, name);
  document.head.append(made);
  return made;
}
