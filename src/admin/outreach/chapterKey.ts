import type { PlacedFraternity } from '../../data/staff/fraternities.ts';

/** Returns the key of a chapter in lists over all colleges. */
export function chapterKey({ collegeId, id }: Pick<PlacedFraternity, 'collegeId' | 'id'>): string {
  return `${collegeId}/${id}`;
}
