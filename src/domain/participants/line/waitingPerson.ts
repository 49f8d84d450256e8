import { entriesOf, number, readFields } from '../../fields/storedFields.ts';
import { ordinal } from '../../text/ordinal.ts';
import { type Participant, readParticipant } from '../participant.ts';

type Shared =
  | 'id'
  | 'name'
  | 'email'
  | 'collegeId'
  | 'collegeName'
  | 'chapterId'
  | 'chapterName'
  | 'shownAs'
  | 'agreed'
  | 'createdAt';

/** Somebody who waits for a spot. Nobody of the list: they can't be drawn. */
export type WaitingPerson = Pick<Participant, Shared> & {
  /** Counted up for ever; others may have left between two places. */
  place: number;
  /** What they typed, word by word as stored: that is what they are on the list with. */
  typed: Readonly<Record<string, unknown>>;
};

/** Returns who waits in a stored document; never throws. */
export function readWaiting(id: string, data: unknown): WaitingPerson {
  const { name, email, collegeId, collegeName, chapterId, chapterName, shownAs, agreed, createdAt } =
    readParticipant(id, data);
  const { place } = readFields({ place: number }, data);
  const typed = Object.fromEntries(
    entriesOf(data).filter(([field]) => field !== 'place' && field !== 'createdAt'),
  );
  const known = { id, name, email, collegeId, collegeName, chapterId, chapterName };
  return { ...known, shownAs, agreed, createdAt, place, typed };
}

/** Returns where somebody stands: '3rd'. `line` is in its order. */
export function standOf(line: readonly WaitingPerson[], { id }: Pick<WaitingPerson, 'id'>): string {
  return ordinal(line.findIndex((one) => one.id === id) + 1);
}
