import type { MapCollege } from './mapCollege.ts';

/** '1 college', '365 colleges'. */
export function collegeCount(count: number): string {
  return count === 1 ? '1 college' : `${count} colleges`;
}

/** '1 fraternity', '12 fraternities'. */
export function fraternityCount({ fraternities }: MapCollege): string {
  return fraternities.length === 1 ? '1 fraternity' : `${fraternities.length} fraternities`;
}

/** What a marker says to those who do not see it: name, place, outreach and fraternities. */
export function markerWords(college: MapCollege): string {
  return [college.name, college.location, statusWords(college), fraternityCount(college)]
    .filter((words) => words !== '')
    .join(', ');
}

/** What a badge says of a college. */
export function statusWords({ status }: MapCollege): string {
  return status || 'No fraternity yet';
}

/** '112 members', or that nobody knows. */
export function memberWords(memberCount: number | null): string {
  if (memberCount === null) return 'Members unknown';
  return memberCount === 1 ? '1 member' : `${memberCount} members`;
}
