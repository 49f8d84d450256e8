import type { Campus } from '../lists/campuses.ts';

/** How a marker of Campus View looks (specification 2.19). */
export type PlaceKind = 'house' | 'flag' | 'building' | 'pin';

/** A place of a campus: a fraternity's house or a landmark. */
export type CampusPlace = {
  id: string;
  kind: PlaceKind;
  /** Greek letters of a house, '' for a landmark. */
  letters: string;
  name: string;
  /** A description, '' for none. */
  about: string;
  lat: number;
  lng: number;
  /** '#RRGGBB' */
  color: string;
};

/** Returns the houses of a campus, then its landmarks. */
export function campusPlaces({ fraternities, landmarks }: Campus): CampusPlace[] {
  return [
    ...fraternities.map(({ name, fullName, memberCount, house, lat, lng, color }, at) => ({
      id: `house-${at + 1}`,
      kind: 'house' as const,
      letters: name,
      name: fullName,
      about: `${memberCount} members. ${house}`,
      lat,
      lng,
      color: color,
    })),
    ...landmarks.map(({ name, type, description, lat, lng, color }, at) => ({
      id: `landmark-${at + 1}`,
      kind: type === 'other' ? ('pin' as const) : type,
      letters: '',
      name,
      about: description,
      lat,
      lng,
      color: color,
    })),
  ];
}
