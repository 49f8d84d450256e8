import type { PlacedFraternity } from '../../../data/staff/fraternities.ts';
import { changeChapters, restoreChapters } from '../../../data/staff/outreach/outreach.ts';
import type { Change } from '../../../domain/changes/change.ts';
import type { Fraternity } from '../../../domain/fraternities/fraternity.ts';
import { counted } from '../../../domain/text/counted.ts';
import { inSteps } from '../../../lib/inSteps.ts';
import { submit } from '../../../parts/attempt.ts';
import { dismissToast, offerRetry, showToast } from '../../../ui/toast.ts';
import { namesOf } from '../../parts/selection/namesOf.ts';
import { progressText } from '../../parts/selection/useWideSelection.ts';
import { isBusy, whileBusy } from '../busyChapters.ts';
import { chapterTitle } from '../chapterTitle.ts';
import { noteOwnChange } from '../ownChanges.ts';
import { quickChange } from '../quickChange.ts';

/** How many chapters one change holds. */
const atOnce = 100;
const subject = 'change of many chapters';

type Chapters = readonly PlacedFraternity[];
type Changes = Partial<Pick<Fraternity, 'status' | 'owner'>>;

/** Sets status or caller of chapters, of many in parts, with Undo. `done`: 'set to scheduled'. */
export function changeSelected(chapters: readonly PlacedFraternity[], changes: Changes, done: string): void {
  const others = chapters.filter(
    ({ status, owner }) => (changes.status ?? status) !== status || (changes.owner ?? owner) !== owner,
  );
  if (others.length === 0) {
    showToast('Nothing to change.');
    return;
  }
  if (others.length > atOnce) {
    void changeInParts(others, { made: done, make: (some) => changeChapters(some, changes), changes });
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

/** What is done to many chapters: its words, the change of some of them, and the fields that it wrote. */
type Parts = { made: string; make: (some: Chapters) => Promise<Change>; changes: Changes | null };

/** Changes many chapters in parts, each of them whole or not at all, and says how far it is; Stop ends it. */
async function changeInParts(chapters: Chapters, parts: Parts): Promise<void> {
  const { made, make, changes } = parts;
  if (isBusy(chapters)) return;
  const changed: PlacedFraternity[] = [];
  let isStopped = false;
  let told = 0;
  const stop = () => {
    isStopped = true;
  };
  const words = { failed: `Failed to change ${counted(atOnce, 'chapter')}. Please try again.` };
  const work = inSteps(
    chapters,
    atOnce,
    async (some) => {
      await submit(() => make(some), words);
      changed.push(...some);
    },
    (done) => {
      if (isStopped) return false;
      told = showToast(
        progressText({ done, of: chapters.length }),
        'status',
        { label: 'Stop', run: stop },
        subject,
      );
      return true;
    },
  );
  const left = await whileBusy(chapters, work);
  dismissToast(told);
  if (changed.length > 0) noteOwnChange();
  if (left.length > 0 && !isStopped) {
    offerRetry(
      `Failed to change ${counted(left.length, 'chapter')}: ${namesOf(left.map((chapter) => chapterTitle(chapter)))}. Please try again.`,
      () => void changeInParts(left, parts),
      subject,
    );
    return;
  }
  const undo = changes && {
    label: 'Undo',
    run: () =>
      void changeInParts(changed, {
        made: 'changed back',
        make: (some) => restoreChapters(some, changes),
        changes: null,
      }),
  };
  const all = counted(chapters.length, 'chapter');
  const text = left.length > 0 ? `Stopped: ${changed.length.toLocaleString('en-US')} of ${all}` : all;
  showToast(`${text} ${made}.`, 'status', undo ?? [], subject);
}
