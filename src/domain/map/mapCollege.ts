import type { College } from '../colleges/college.ts';
import { knownState } from '../colleges/knownState.ts';
import type { Fraternity } from '../fraternities/fraternity.ts';
import { collegeColor, collegeStatus, type OutreachColor } from '../outreach/outreachColor.ts';
import type { Point } from './canvas.ts';
import { listedPlace, placeOf } from './collegePlaces.ts';

/** A fraternity as the map shows it; `memberCount` is null when unknown. */
export type MapFraternity = {
  id: string;
  name: string;
  letters: string;
  memberCount: number | null;
  status: string;
};

/** A college of the map (specification 3, "Map college"). */
export type MapCollege = {
  id: string;
  name: string;
  conference: string;
  /** City and state, '' when unknown. */
  location: string;
  /** Two letters, '' when unknown. */
  state: string;
  logo: string | null;
  color: OutreachColor;
  /** The most advanced outreach status among its fraternities, '' without fraternities. */
  status: string;
  /** The place on the canvas of the country's map; null when it is not on the map. */
  at: Point | null;
  fraternities: readonly MapFraternity[];
};

type Stored = Pick<
  College,
  'id' | 'name' | 'conference' | 'location' | 'state' | 'logoPath' | 'coordinates'
> & {
  fraternities: readonly Pick<Fraternity, 'id' | 'name' | 'letters' | 'size' | 'status'>[];
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
    conference: college.conference,
    location: withState(college.location, state),
    state,
    logo: college.logoPath,
    color: collegeColor(college.fraternities),
    status: collegeStatus(college.fraternities),
    at: placeOf({ ...college, name }),
    fraternities: college.fraternities.map(({ id, name, letters, size, status }) => ({
      id,
      name: name || letters || id,
      letters,
      memberCount: size,
      status,
    })),
  };
}

function withState(location: string, state: string): string {
  if (location === '' || state === '' || location.toUpperCase().endsWith(state)) return location || state;
  return `${location}, ${state}`;
}
