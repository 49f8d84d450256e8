import { flag, instant, list, readFields, text } from '../fields/storedFields.ts';
import { storedShownAs } from '../night/draw/shownName.ts';
import { fixedSeats, type ParticipantInput } from './participantSchema.ts';

/** One person on the list of an event. */
export type Participant = Omit<ParticipantInput, 'source' | 'apart'> & {
  id: string;
  checkedInAt: Date | null;
  /** The id of the account that checked them in; '' for nobody, or by a console of before. */
  checkedInBy: string;
  source: string;
  apart: readonly string[];
  /** The day of the terms that they agreed to when they signed up on this site; '' otherwise. */
  agreed: string;
  /** The id of their player, once the addresses of the night were cleared; '' before. */
  player: string;
  createdAt: Date | null;
};

const stored = {
  name: text,
  email: text,
  checkedIn: flag,
  checkedInAt: instant,
  checkedInBy: text,
  source: text,
  collegeId: text,
  collegeName: text,
  chapterId: text,
  chapterName: text,
  shownAs: storedShownAs,
  table: (value: unknown) =>
    typeof value === 'number' && Number.isInteger(value) && value > 0 ? value : null,
  seat: (value: unknown) => fixedSeats.find((known) => known === value) ?? null,
  apart: (value: unknown) => list(value).filter((id) => typeof id === 'string'),
  agreed: text,
  player: text,
  createdAt: instant,
};

/** Returns the participant in a stored document; never throws. */
export function readParticipant(id: string, data: unknown): Participant {
  return { ...readFields(stored, data), id };
}

/**
 * Returns the participants that an event document of an older installation lists itself; those without an id
 * get their position.
 */
export function readListedParticipants(eventData: unknown): Participant[] {
  const { participants } = readFields({ participants: list }, eventData);
  return participants.map((data, at) =>
    readParticipant(readFields({ id: text }, data).id || `listed-${at + 1}`, data),
  );
}
