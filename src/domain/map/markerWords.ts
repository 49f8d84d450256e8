import { counted } from '../text/counted.ts';
import type { MapCollege } from './mapCollege.ts';
import { shareWords } from './share.ts';

/** Returns '1 college', '365 colleges'. */
export function collegeCount(count: number): string {
  return counted(count, 'college');
}

/** Returns a marker's text for screen readers: name, place, and how many of its fraternities are reached. */
export function markerWords(college: MapCollege): string {
  return [college.name, college.location, shareWords(college)].filter(Boolean).join(', ');
}

/** Returns '112 members', or that the number is unknown. */
export function memberWords(memberCount: number | null): string {
  if (memberCount === null) return 'Members unknown';
  return counted(memberCount, 'member');
}
