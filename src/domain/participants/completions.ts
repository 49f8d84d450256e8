import { emailId } from './emailKey.ts';
import type { Participant } from './participant.ts';
import type { ParticipantCorrection, SchoolAndChapter } from './participantSchema.ts';
import { isCleared, personKey } from './personKey.ts';
import type { ImportedPerson } from './readPeople.ts';

/** What an import says of a person on the list and the list doesn't know. */
export type Completion = { id: string; change: ParticipantCorrection };

type Placed = Pick<ImportedPerson, 'name' | 'email' | 'shownAs'> & SchoolAndChapter;

/**
 * Returns what an import fills in for people on the list: missing schools and chapters, and less of a name.
 */
export function completions(people: readonly Placed[], listed: readonly Participant[]): Completion[] {
  const byId = new Map(listed.map((person) => [person.id, person]));
  const byKey = new Map(listed.map((person) => [personKey(person), person]));
  const cleared = new Map(listed.filter(isCleared).map((person) => [personKey(person), person]));
  const found = new Map<string, ParticipantCorrection>();
  for (const person of people) {
    const known =
      byId.get(emailId(person.email)) ??
      byKey.get(personKey(person)) ??
      cleared.get(personKey({ ...person, email: '' }));
    const change = known && missing(known, person);
    // Of two rows for one person the first counts, as for people who are added.
    if (change && Object.keys(change).length > 0 && !found.has(known.id)) found.set(known.id, change);
  }
  return [...found].map(([id, change]) => ({ id, change }));
}

function missing(known: Participant, said: Placed): ParticipantCorrection {
  const { collegeId, collegeName, chapterId, chapterName, shownAs } = said;
  const noSchool = known.collegeName === '' && collegeName !== '';
  const sameSchool = known.collegeName === '' || known.collegeName === collegeName;
  const hides = known.shownAs === 'short' && (shownAs === 'number' || shownAs === 'initials');
  return {
    ...(noSchool && { collegeId, collegeName }),
    ...(sameSchool && known.chapterName === '' && chapterName !== '' && { chapterId, chapterName }),
    ...(hides && { shownAs }),
  };
}
