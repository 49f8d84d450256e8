import { slug } from '../../text/slug.ts';
import type { DirectoryCollege } from '../collegeDirectory.ts';

/** The place of a college, which its chapters repeat for the lists and the search over all colleges. */
export type ChapterPlace = { state: string; conference: string; collegeName: string };

/** Returns what the chapters of a college repeat; its name only where the college's id says another one. */
export function chapterPlace({
  id,
  name,
  state,
  conference,
}: Pick<DirectoryCollege, 'id' | 'name' | 'state' | 'conference'>): ChapterPlace {
  return { state, conference, collegeName: slug(name) === id ? '' : name };
}
