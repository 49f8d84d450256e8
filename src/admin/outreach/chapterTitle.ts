import type { PlacedFraternity } from '../../data/staff/fraternities.ts';
import { collegeShortNames } from '../../domain/lists/collegeShortNames.ts';
import { colleges } from '../../domain/lists/listedColleges.ts';

const names = new Map(colleges.map(({ id, name }) => [id, name]));

/**
 * Returns what tells a chapter from all others, as short as it goes: 'Sigma Chi, Purdue University'.
 * `college`: the name of a college that isn't listed.
 */
export function chapterTitle({ name, collegeId, collegeName }: PlacedFraternity, college = ''): string {
  const known = collegeName || collegeShortNames.get(collegeId) || names.get(collegeId) || college;
  return [name, known].filter(Boolean).join(', ');
}
