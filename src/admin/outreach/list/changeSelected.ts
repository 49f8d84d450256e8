import type { PlacedFraternity } from '../../../data/staff/fraternities.ts';
import { changeChapters, restoreChapters } from '../../../data/staff/outreach/outreach.ts';
import type { Fraternity } from '../../../domain/fraternities/fraternity.ts';
import { counted } from '../../../domain/text/counted.ts';
import { showToast } from '../../../ui/toast.ts';
import { quickChange } from '../quickChange.ts';

/** How many chapters one change holds. */
const atOnce = 100;

/** Sets the status or the caller of several chapters at once, with Undo. `done`: 'set to scheduled'. */
export function changeSelected(
  chapters: readonly PlacedFraternity[],
  changes: Partial<Pick<Fraternity, 'status' | 'owner'>>,
  done: string,
): void {
  const others = chapters.filter(
    ({ status, owner }) => (changes.status ?? status) !== status || (changes.owner ?? owner) !== owner,
  );
  if (others.length === 0) {
    showToast('Nothing to change.');
    return;
  }
  if (others.length > atOnce) {
    showToast(`Select ${atOnce} chapters at most.`, 'alert');
    return;
  }
  void quickChange({
    chapters: others,
    make: () => changeChapters(others, changes),
    undo: () => restoreChapters(others, changes),
    message: `${counted(others.length, 'chapter')} ${done}.`,
    failed: `Failed to change ${counted(others.length, 'chapter')}. Please try again.`,
  });
}
