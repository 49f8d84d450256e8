import type { NewPerson } from '../../../../domain/participants/importPlan.ts';
import type { SchoolAndChapter } from '../../../../domain/participants/participantSchema.ts';
import type { TypedPlace } from '../../../../domain/participants/placeOf.ts';

/** A person who is imported, with their school and chapter as stored. */
export type PlacedPerson = Omit<NewPerson, 'maybe'> & SchoolAndChapter;

/** Returns a typed school and chapter as stored. */
export type Place = (typed: TypedPlace) => SchoolAndChapter;

/** Returns people with their school and chapter. `host`: the school of those who name none, '' for none. */
export function placed(people: readonly NewPerson[], host: string, place: Place): PlacedPerson[] {
  return people.map(({ maybe: _maybe, ...person }) => {
    const { collegeName = host, chapterName = '' } = person;
    return { ...person, ...place({ collegeName, chapterName }) };
  });
}

/** Returns the names of schools that are not ours, each once. */
export function unknownSchools(people: readonly SchoolAndChapter[]): string[] {
  return [...new Set(people.flatMap(({ collegeId, collegeName }) => (collegeId ? [] : collegeName || [])))];
}
