import { day, readFields, text } from '../../domain/fields/storedFields.ts';
import { formatDayLong } from '../../domain/time/format.ts';
import { drawnFile } from '../../lib/drawnFile.ts';

/** What the heading of a night says in every phase: its title, and its day and place on one line. */
export type NightAbout = { title: string; where: string };

/** Returns what a heading says of a board, of results, or of a night that only its file knows. */
export function nightAbout(night: { title: string; day: string | null; place: string }): NightAbout {
  return {
    title: night.title || 'Blackjack tournament',
    where: [night.day && formatDayLong(night.day), night.place].filter(Boolean).join(' · '),
  };
}

const drawn = { id: text, title: text, date: day, location: text };

/**
 * Returns what this visit's file says of the night with this id (scripts/links/drawnData.ts), null where it
 * says nothing of it.
 */
export function drawnNight(eventId: string): NightAbout | null {
  const { id, title, date, location: place } = readFields(drawn, drawnFile().event);
  return id === eventId && title !== '' ? nightAbout({ title, day: date, place }) : null;
}
