import { eventTitle } from '../events/eventTitle.ts';
import type { TourEvent } from '../events/tourEvent.ts';
import { type EventPhase, eventPhase } from '../phase/eventPhase.ts';
import { formatDayLong, formatTime } from '../time/format.ts';

/**
 * What a link says about an event, each on a line of its own; '' for what isn't known. The deploy and the app
 * say the same. It names no player: a file stands until the next deploy, and who won may ask not to be named.
 */
export type EventWords = {
  title: string;
  when: string;
  place: string;
  school: string;
  host: string;
};

/** A night that is near or on has none: it goes on while the file stands, and a chat keeps what it read. */
const states: Partial<Record<EventPhase['kind'], string>> = {
  full: 'All spots are taken',
  over: 'This night is over',
  results: 'This night is over: see who won',
  canceled: 'This night is canceled',
};

/** Returns the words of an event's link, on one line each and no longer than a preview shows. */
export function eventWords(event: TourEvent): EventWords {
  const { date, time, location, collegeName, fraternityName } = event;
  const day = date ? formatDayLong(date) : 'Date to be announced';
  return {
    title: clamped(eventTitle(event), 120),
    when: time && date ? `${day}, ${clamped(formatTime(time), 40)}` : day,
    place: clamped(location, 120),
    school: clamped(collegeName, 80),
    host: fraternityName && `Hosted by ${clamped(fraternityName, 80)}`,
  };
}

/** Returns what a link says of an event's phase at a moment, '' where nothing may be said for long. */
function linkState(event: TourEvent, now: Date): string {
  const phase = eventPhase(event, now);
  // Where one signs up on this site a spot comes free with every cancellation.
  if (phase.kind === 'full' && event.signUp && !phase.waits) return '';
  return states[phase.kind] ?? '';
}

/** Returns the description of an event for search engines and link previews at a moment. */
export function eventDescription(event: TourEvent, now: Date): string {
  const { when, place, school, host } = eventWords(event);
  const where = [place || 'Place to be announced', school].filter((part) => part !== '').join(' · ');
  const sentences = [linkState(event, now), when, where, host].filter((part) => part !== '');
  return `${sentences.join('. ')}.`;
}

/** Returns a text on one line, cut at a word where it is longer than `length` characters. */
export function clamped(text: string, length: number): string {
  const characters = Array.from(text.replace(/\s+/g, ' ').trim());
  if (characters.length <= length) return characters.join('');
  const start = characters.slice(0, length - 1).join('');
  const words = start.replace(/\s+\S*$/, '');
  return `${words.length > length / 2 ? words : start}…`;
}
