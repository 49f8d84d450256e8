import { useState } from 'react';
import { isConflict } from '../../data/errors.ts';
import { trashChapter } from '../../data/staff/trash/trash.ts';
import type { Fraternity } from '../../domain/fraternities/fraternity.ts';
import { restorableText, trashId } from '../../domain/trash/trashEntry.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { needsNetwork } from '../parts/needsNetwork.ts';
import { tellTrashed } from '../parts/trash/tellTrashed.ts';

type Props = {
  collegeId: string;
  fraternity: Fraternity;
  onClose: () => void;
  /** Called when it is deleted. */
  onDeleted?: (() => void) | undefined;
};

const failed = 'Error deleting fraternity. Please try again.';
const conflict = "Someone else just changed this fraternity, so it wasn't deleted. Check it and try again.";

/**
 * Asks before a fraternity is deleted (specification 5.5). The title names it; the question is the
 * specification's.
 */
export function DeleteFraternityDialog({ collegeId, fraternity, onClose, onDeleted }: Props) {
  const [seen] = useState(fraternity);
  return (
    <ConfirmDialog
      title={`Delete ${fraternity.name}`}
      question="Are you sure you want to delete this fraternity?"
      action="Delete"
      danger
      failed={(error) => (isConflict(error) ? conflict : failed + needsNetwork())}
      onConfirm={async () => {
        await trashChapter(collegeId, seen);
        const { id, name } = seen;
        tellTrashed(`${name} was`, [{ id: trashId('chapter', collegeId, id), kind: 'chapter', name }]);
        onDeleted?.();
      }}
      onClose={onClose}
    >
      <p>{restorableText}</p>
    </ConfirmDialog>
  );
}
