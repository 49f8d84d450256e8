import type { ListedCollege } from '../lists/listedColleges.ts';
import { bestFirst, foundBy } from '../text/bestFirst.ts';
import { searchText } from '../text/searchText.ts';
import { slug } from '../text/slug.ts';
import { type College, readCollege } from './college.ts';
import type { CollegeInput } from './collegeSchema.ts';
import { collegeWords } from './collegeWords.ts';
import { conferenceName } from './conferenceName.ts';
import { schoolLetters } from './schoolLetters.ts';

/** A college of the directory: a Division I school, one that staff added, or both. */
export type DirectoryCollege = {
  id: string;
  name: string;
  shortName: string;
  conference: string;
  logoPath: string | null;
  state: string;
  location: string;
  fraternityCount: number;
  /** False for a school of the list that has no record yet. */
  hasRecord: boolean;
  /** Whether it is a school of the list, which the browser finds by itself. */
  isListed: boolean;
  /** The text that searches look through. */
  searched: string;
};

const byName = new Intl.Collator('en-US');

/** Compares two items by name, alphabetically. */
export function compareNames(a: { name: string }, b: { name: string }): number {
  return byName.compare(a.name, b.name);
}

/** Returns every school of the list and every college with a record, by name; the record's values win. */
export function collegeDirectory(
  listed: readonly ListedCollege[],
  records: readonly College[],
): DirectoryCollege[] {
  const recordOf = new Map(records.map((record) => [record.id, record]));
  const schools = listed.map((school) => {
    const record = recordOf.get(school.id);
    recordOf.delete(school.id);
    return entry(record ?? readCollege(school.id, {}), record !== undefined, school);
  });
  const others = [...recordOf.values()].map((record) => entry(record, true));
  return [...schools, ...others].sort(compareNames);
}

/** Returns the colleges of a conference ('' for any) that a search finds (`foundBy`), in their order. */
export function findColleges(
  colleges: readonly DirectoryCollege[],
  search: string,
  conference: string,
): DirectoryCollege[] {
  const inConference = colleges.filter((college) => conference === '' || college.conference === conference);
  return foundBy(inConference, search, ({ searched }) => searched);
}

/** Returns the colleges that a field offers for what is typed, the likeliest first. */
export function offeredColleges(colleges: readonly DirectoryCollege[], typed: string): DirectoryCollege[] {
  return bestFirst(findColleges(colleges, typed, ''), typed, ({ name, shortName }) => [name, shortName]);
}

/**
 * Finds a college of the directory by its full name, its short name ('UMass') or its id, however apostrophes,
 * case and 'St.' are written.
 */
export function collegesByName(
  colleges: readonly DirectoryCollege[],
): (name: string) => DirectoryCollege | undefined {
  const known = new Map<string, DirectoryCollege>();
  for (const college of colleges) known.set(nameKey(college.shortName), college);
  for (const college of colleges) known.set(nameKey(college.name), college).set(college.id, college);
  return (name) => (nameKey(name) === '' ? undefined : known.get(nameKey(name)));
}

const nameKey = (name: string) => slug(searchText(name));

/** Returns another college whose tile would have the same letters, if there is one. */
export function sharesTile(
  name: string,
  colleges: readonly DirectoryCollege[],
): DirectoryCollege | undefined {
  const letters = schoolLetters(name);
  return colleges.find(
    (other) => nameKey(other.name) !== nameKey(name) && schoolLetters(other.name) === letters,
  );
}

/**
 * Returns the record to create for a college without one (specification 4, "College browser"), or null when
 * it has one.
 */
export function missingRecord(college: DirectoryCollege): CollegeInput | null {
  const { hasRecord, name, conference, logoPath, state, location } = college;
  return hasRecord ? null : { name, conference, logoPath, state, location };
}

function entry(record: College, hasRecord: boolean, school?: ListedCollege): DirectoryCollege {
  const name = record.name || school?.name || record.id;
  const conference = conferenceName(record.conference || school?.conference || '');
  const state = record.state || school?.state || '';
  const location = record.location || (school ? `${school.city}, ${school.state}` : '');
  const { shortName = name, nickname = '' } = school ?? {};
  const searched = [collegeWords({ name, state, location, conference }), shortName, nickname];
  return {
    id: record.id,
    name,
    shortName,
    conference,
    logoPath: record.logoPath,
    state,
    location,
    fraternityCount: record.fraternityCount,
    hasRecord,
    isListed: school !== undefined,
    searched: searchText(searched.join('\n')),
  };
}
