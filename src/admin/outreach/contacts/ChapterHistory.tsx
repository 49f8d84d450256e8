import { changeChapter, restoreFields } from '../../../data/staff/outreach/outreach.ts';
import { pick } from '../../../domain/fields/pick.ts';
import { type Fraternity, readFraternity } from '../../../domain/fraternities/fraternity.ts';
import {
  changedFields,
  type FraternityFieldName,
  fraternityFields,
} from '../../../domain/fraternities/fraternityForm.ts';
import type { FieldChange } from '../../../domain/history/historyEntry.ts';
import { fraternityLabels } from '../../fraternities/fraternityLabels.ts';
import { ChangedBy } from '../../parts/history/ChangedBy.tsx';
import { quickChange } from '../quickChange.ts';

/** The fields of the form, and those that a press on the chapter's page changes. */
const labels = {
  ...fraternityLabels,
  owner: 'Assigned to',
  nextStep: 'Next step',
  nextStepOn: 'Next step on',
  declinedOn: 'Said no on',
  rushChairConfirmedOn: 'Rush chair confirmed on',
  presidentConfirmedOn: 'President confirmed on',
  philanthropyConfirmedOn: 'Philanthropy contact confirmed on',
};

type Props = { collegeId: string; chapter: Fraternity };

/** Who changed a chapter last, and its history; a field of the form can get back what it had. */
export function ChapterHistory({ collegeId, chapter }: Props) {
  return (
    <ChangedBy
      record={`chapter:${collegeId}:${chapter.id}`}
      name={chapter.name}
      labels={labels}
      restore={{
        busy: false,
        may: (change) => {
          const name = fieldOf(change);
          if (!name || change.from === undefined) return false;
          const mine = fraternityFields(before(chapter, change));
          return changedFields({ base: fraternityFields(chapter), mine }).includes(name);
        },
        run: (change) => {
          const name = fieldOf(change);
          if (name) restore({ collegeId, chapter }, before(chapter, change), name);
        },
      }}
    />
  );
}

function fieldOf({ field }: FieldChange): FraternityFieldName | undefined {
  return Object.keys(fraternityLabels).find((name): name is FraternityFieldName => name === field);
}

/** Returns the chapter with the value that a field had before a change. */
function before(chapter: Fraternity, { field, from }: FieldChange): Fraternity {
  return readFraternity(chapter.id, { ...chapter, [field]: from });
}

function restore({ collegeId, chapter }: Props, earlier: Fraternity, name: FraternityFieldName): void {
  const changes = pick(earlier, [name]);
  void quickChange({
    chapters: [{ collegeId, id: chapter.id }],
    make: () => changeChapter(collegeId, chapter, changes),
    undo: () => restoreFields(collegeId, chapter, changes),
    message: `Restored: ${fraternityLabels[name]}.`,
    failed: `Failed to restore: ${fraternityLabels[name]}. Please try again.`,
  });
}
