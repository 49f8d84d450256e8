import type { Board } from '../../../domain/night/board/board.ts';
import type { Participant } from '../../../domain/participants/participant.ts';
import type { NightPeople } from '../parts/useNightPeople.ts';

/** Returns the function that names somebody on the closed list: 'Ann Lee', else as shown, else '#17'. */
export function namesOf(board: Board, { people, secret }: NightPeople): (no: number) => string {
  const byId = new Map(people.map((person) => [person.id, person.name]));
  return (no) => {
    const id = secret?.numbers[String(no)] ?? '';
    return byId.get(id) || board.people.get(no)?.shown || `#${no}`;
  };
}

/** Returns those who checked in and aren't in the draw, by name. */
export function lateOnes(board: Board, { people, secret }: NightPeople): Participant[] {
  const drawn = new Set(listedIds(board, secret));
  return people
    .filter(({ id, checkedIn }) => checkedIn && !drawn.has(id))
    .sort((one, two) => one.name.localeCompare(two.name, 'en-US'));
}

/** Returns the ids of those on the closed list. */
export function listedIds({ people }: Board, secret: NightPeople['secret']): string[] {
  return Object.entries(secret?.numbers ?? {}).flatMap(([no, id]) => (people.has(Number(no)) ? [id] : []));
}

/** What keeps somebody from sitting away from their own: no school, a school we don't know, no chapter. */
export type Lack = 'school' | 'unknown' | 'chapter';

/** Returns who lacks something that the draw needs, by name. */
export function lackingOnes(people: readonly Participant[]): { person: Participant; lack: Lack }[] {
  return people
    .flatMap((person) => {
      const lack = lackOf(person);
      return lack ? [{ person, lack }] : [];
    })
    .sort((one, two) => one.person.name.localeCompare(two.person.name, 'en-US'));
}

function lackOf({ collegeId, collegeName, chapterName }: Participant): Lack | null {
  if (collegeName === '') return 'school';
  if (collegeId === '') return 'unknown';
  return chapterName === '' ? 'chapter' : null;
}
