import { oneLine } from '../text/oneLine.ts';
import { searchText } from '../text/searchText.ts';
import { slug } from '../text/slug.ts';
import type { SchoolAndChapter } from './participantSchema.ts';

/** A school with its id. */
export type School = { id: string; name: string };

/** A school and a chapter as typed, '' for none. */
export type TypedPlace = Pick<SchoolAndChapter, 'collegeName' | 'chapterName'>;

/** What the lists of colleges and fraternities know; without them names stay as typed. */
export type Names = {
  school: (name: string) => School | undefined;
  /** Returns the full name of a fraternity: 'Pike' gives 'Pi Kappa Alpha'. */
  fraternity: (name: string) => string;
};

/**
 * Returns a typed school and chapter as stored, without ids when unknown. `own`: schools known at this event.
 */
export function placeOf(
  { collegeName, chapterName }: TypedPlace,
  own: readonly School[],
  names: Names | null,
): SchoolAndChapter {
  const typed = oneLine(collegeName);
  const known =
    typed === '' ? undefined : (own.find((one) => isSame(one.name, typed)) ?? names?.school(typed));
  const chapter = oneLine(chapterName);
  const called = names?.fraternity(chapter) ?? chapter;
  return {
    collegeId: known?.id ?? '',
    collegeName: known?.name ?? typed,
    chapterId: chapterIdOf(known?.id ?? '', called),
    chapterName: called,
  };
}

/** Returns the id that results and the season know a chapter by, '' for none. */
export function chapterIdOf(collegeId: string, fraternity: string): string {
  const key = slug(fraternity);
  return collegeId && key && `${collegeId}--${key}`;
}

type Hosted = { collegeId: string; collegeName: string; fraternityName: string };

/** Returns likely schools and chapters at this event: the host's, then the most frequent on the list. */
export function likelyPlaces(
  { collegeName, fraternityName }: Pick<Hosted, 'collegeName' | 'fraternityName'>,
  people: readonly TypedPlace[],
): TypedPlace[] {
  const times = new Map<string, { place: TypedPlace; count: number }>();
  for (const place of people) {
    const key = searchText(`${place.collegeName}\n${place.chapterName}`);
    const known = times.get(key);
    if (key !== '') times.set(key, { place: known?.place ?? place, count: (known?.count ?? 0) + 1 });
  }
  const often = [...times.values()].sort((one, two) => two.count - one.count).map(({ place }) => place);
  const hosts = collegeName ? [{ collegeName, chapterName: '' }] : [];
  if (fraternityName) hosts.push({ collegeName, chapterName: fraternityName });
  const isHosts = (place: TypedPlace) => hosts.some((host) => isSamePlace(host, place));
  return [...hosts, ...often.filter((place) => !isHosts(place))];
}

/** Whether two places are the same, however their names are written. */
export function isSamePlace(one: TypedPlace, two: TypedPlace): boolean {
  return isSame(one.collegeName, two.collegeName) && isSame(one.chapterName, two.chapterName);
}

/** Returns the schools with an id that the event and its people have. */
export function ownSchools(
  event: Pick<Hosted, 'collegeId' | 'collegeName'>,
  people: readonly Pick<SchoolAndChapter, 'collegeId' | 'collegeName'>[],
): School[] {
  const schools = new Map<string, School>();
  for (const { collegeId: id, collegeName: name } of [event, ...people])
    if (id !== '' && name !== '' && !schools.has(id)) schools.set(id, { id, name });
  return [...schools.values()];
}

function isSame(one: string, two: string): boolean {
  return searchText(one) === searchText(two);
}
