import { changeChapter, restoreFields } from '../../../data/staff/outreach/outreach.ts';
import type { Fraternity } from '../../../domain/fraternities/fraternity.ts';
import type { ChapterChanges } from '../../../domain/outreach/chapterWrites.ts';
import { quickChange } from '../quickChange.ts';

type Told = {
  /** The message when it is made. */
  message: string;
  /** The message when it is refused. */
  failed: string;
};

/** Changes fields of a chapter at once, and offers Undo. */
export function changeNow(
  collegeId: string,
  chapter: Fraternity,
  changes: Partial<Fraternity> & ChapterChanges,
  { message, failed }: Told,
): void {
  void quickChange({
    chapters: [{ collegeId, id: chapter.id }],
    make: () => changeChapter(collegeId, chapter, changes),
    undo: () => restoreFields(collegeId, chapter, changes),
    message: `${chapter.name}: ${message}`,
    failed,
  });
}
