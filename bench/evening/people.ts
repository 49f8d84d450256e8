import type { Stored, StoredDocument } from '../../scripts/firestoreRest.ts';
import { aPlayer } from '../../tests/support/documents/boards.ts';
import { anEvent } from '../../tests/support/documents/events.ts';

/** The event of the evening. */
export const EVENT = 'evening';

/** How many are drawn; one more comes late. */
export const PLAYERS = 96;

/**
 * Whoever asks that nobody may read their name, after they won; nothing else in the sample has these words.
 */
export const HIDDEN = { at: 1, name: 'Zelda Quixley' } as const;

/** The name of somebody on the list, by place from 0. */
export const nameAt = (at: number) => (at === HIDDEN.at ? HIDDEN.name : aPlayer(at).name);

/** Returns the event with its list; nobody has checked in. */
export function theEvent(day: string): StoredDocument[] {
  const changes = {
    title: 'Boiler Room Blackjack',
    date: day,
    sortDate: `${day}T19:00`,
    status: 'upcoming',
    currentParticipants: PLAYERS + 1,
    maxParticipants: 100,
  };
  const people = Array.from({ length: PLAYERS + 1 }, (_, at) => participant(at, false));
  return [...Object.entries(anEvent(EVENT, changes)).map(([path, fields]) => ({ path, fields })), ...people];
}

/** Returns somebody on the list as they are stored; the first two agreed to their full names. */
export function participant(at: number, checkedIn: boolean): StoredDocument {
  const { id, apart, ...person } = aPlayer(at, { name: nameAt(at), ...(at < 2 && { shownAs: 'full' }) });
  const chapter = person.chapterName.toLowerCase().replaceAll(' ', '-');
  const moment = new Date();
  const fields: Record<string, Stored> = {
    ...person,
    apart: [...apart],
    chapterId: chapter && `${person.collegeId}--${chapter}`,
    email: `${id}@college.example`,
    source: 'import',
    createdAt: moment,
    checkedIn,
    checkedInAt: checkedIn ? moment : null,
    checkedInBy: '',
  };
  return { path: `events/${EVENT}/participants/${id}`, fields };
}
