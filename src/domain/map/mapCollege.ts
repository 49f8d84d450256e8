import type { College } from '../colleges/college.ts';
import { collegeWords } from '../colleges/collegeWords.ts';
import { knownState } from '../colleges/knownState.ts';
import type { Fraternity } from '../fraternities/fraternity.ts';
import { fraternityWords } from '../fraternities/fraternityNames.ts';
import { collegeShortNames } from '../lists/collegeShortNames.ts';
import { heldRoles } from '../outreach/contacts.ts';
import { outreachColor } from '../outreach/outreachColor.ts';
import { phoneDigits } from '../search/searchTokens.ts';
import { searchText } from '../text/searchText.ts';
import { slug } from '../text/slug.ts';
import type { Point } from './canvas.ts';
import { listedPlace, placeOf } from './collegePlaces.ts';

/** A fraternity as the map shows it; `memberCount` is null when unknown. */
export type MapFraternity = {
  id: string;
  name: string;
  letters: string;
  memberCount: number | null;
  /** The stored record, with its contacts. */
  record: Fraternity;
};

/** A college of the map (specification 3, "Map college"). */
export type MapCollege = {
  id: string;
  name: string;
  /** The name beside a marker: 'Ole Miss', 'Purdue U.' */
  shortName: string;
  conference: string;
  /** City and state, '' when unknown. */
  location: string;
  /** Two letters, '' when unknown. */
  state: string;
  logo: string | null;
  /** How many of its fraternities are in contact or scheduled. */
  reached: number;
  /** The text that a search looks through: names, place, conference, fraternities and their people. */
  words: string;
  /** The place on the canvas of the country's map; null when it is not on the map. */
  at: Point | null;
  fraternities: readonly MapFraternity[];
};

type Stored = Pick<
  College,
  'id' | 'name' | 'conference' | 'location' | 'state' | 'logoPath' | 'coordinates'
> & {
  fraternities: readonly Fraternity[];
};

/**
 * Returns the map's college for a stored one; its place comes from the list, else from the stored
 * coordinates.
 */
export function mapCollege(college: Stored): MapCollege {
  const name = college.name || college.id;
  const state = knownState(college) || (listedPlace({ ...college, name })?.state ?? '');
  return {
    id: college.id,
    name,
    shortName: collegeShortNames.get(slug(name)) ?? name.replace(/\bUniversity\b/, 'U.'),
    conference: college.conference,
    location: withState(college.location, state),
    state,
    logo: college.logoPath,
    reached: college.fraternities.filter(({ status }) => outreachColor(status) === 'green').length,
    words: wordsOf({ ...college, name, state }),
    at: placeOf({ ...college, name }),
    fraternities: college.fraternities.map((record) => ({
      id: record.id,
      name: record.name || record.letters || record.id,
      letters: record.letters,
      memberCount: record.size,
      record,
    })),
  };
}

function wordsOf({ name, state, location, conference, fraternities }: Stored): string {
  return searchText(
    [
      collegeWords({ name, state, location, conference }),
      ...fraternities.flatMap((one) => [fraternityWords(one), ...peopleOf(one)]),
    ].join('\n'),
  );
}

function peopleOf(fraternity: Fraternity): string[] {
  return heldRoles.flatMap((role) => [fraternity[`${role}Name`], phoneDigits(fraternity[`${role}Number`])]);
}

function withState(location: string, state: string): string {
  if (location === '' || state === '' || location.toUpperCase().endsWith(state)) return location || state;
  return `${location}, ${state}`;
}
