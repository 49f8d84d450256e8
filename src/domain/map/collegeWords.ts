import type { MapCollege } from './mapCollege.ts';

/** Returns '1 college', '365 colleges'. */
export function collegeCount(count: number): string {
  return count === 1 ? '1 college' : `${count} colleges`;
}

/** Returns '1 fraternity', '12 fraternities'. */
export function fraternityCount({ fraternities }: MapCollege): string {
  return fraternities.length === 1 ? '1 fraternity' : `${fraternities.length} fraternities`;
}

/** Returns a marker's text for screen readers: name, place, outreach and fraternities. */
export function markerWords(college: MapCollege): string {
  return [college.name, college.location, statusWords(college), fraternityCount(college)]
    .filter((words) => words !== '')
    .join(', ');
}

/** Returns the text of a college's badge. */
export function statusWords({ status }: MapCollege): string {
  return status || 'No fraternity yet';
}

/** Returns '112 members', or that the number is unknown. */
export function memberWords(memberCount: number | null): string {
  if (memberCount === null) return 'Members unknown';
  return memberCount === 1 ? '1 member' : `${memberCount} members`;
}
