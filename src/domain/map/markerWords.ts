import { counted } from '../text/counted.ts';
import type { MapCollege } from './mapCollege.ts';

/** Returns '1 college', '365 colleges'. */
export function collegeCount(count: number): string {
  return counted(count, 'college');
}

/** Returns '1 fraternity', '12 fraternities'. */
export function fraternityCount({ fraternities }: MapCollege): string {
  return counted(fraternities.length, 'fraternity', 'fraternities');
}

/** Returns a marker's text for screen readers: name, place, outreach and fraternities. */
export function markerWords(college: MapCollege): string {
  return [college.name, college.location, stageWords(college), fraternityCount(college)]
    .filter((words) => words !== '')
    .join(', ');
}

/** Returns a college's stage as part of a sentence. */
function stageWords({ status }: MapCollege): string {
  return status || 'no fraternity yet';
}

/** Returns '112 members', or that the number is unknown. */
export function memberWords(memberCount: number | null): string {
  if (memberCount === null) return 'Members unknown';
  return counted(memberCount, 'member');
}
