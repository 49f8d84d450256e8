import type { TourEvent } from '../../domain/events/tourEvent.ts';
import type { KnownNames } from '../../domain/participants/knownNames.ts';
import type { SchoolAndChapter } from '../../domain/participants/participantSchema.ts';
import { isSamePlace, ownSchools, placeOf, type TypedPlace } from '../../domain/participants/placeOf.ts';
import { onePromise } from '../../lib/once.ts';

/** Fetches the lists of colleges and fraternities: heavy, and most who sign up need neither. */
export const fetchNames: () => Promise<KnownNames> = onePromise(async () => {
  const { knownNames } = await import('../../domain/participants/knownNames.ts');
  return knownNames([]);
});

type Hosted = Pick<TourEvent, 'collegeId' | 'collegeName' | 'fraternityName'>;

/**
 * Returns what is stored of a typed school and chapter. Without a network a name that isn't the host's has no
 * id.
 */
export async function schoolOf(event: Hosted, typed: TypedPlace): Promise<SchoolAndChapter> {
  const { collegeName, fraternityName } = event;
  const isHosts = [fraternityName, ''].some((chapterName) =>
    isSamePlace({ collegeName, chapterName }, typed),
  );
  const names = isHosts ? null : await fetchNames().catch(() => null);
  const place = placeOf(typed, ownSchools(event, []), names);
  // The law takes ids of this form alone, and an older college may have another one.
  return isId(place.collegeId) && isId(place.chapterId) ? place : { ...place, collegeId: '', chapterId: '' };
}

const isId = (id: string) => /^[a-z0-9-]*$/.test(id);
