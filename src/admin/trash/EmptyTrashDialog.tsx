import { useState } from 'react';
import { isUnreachable } from '../../data/errors.ts';
import { counted } from '../../domain/text/counted.ts';
import type { TrashEntry } from '../../domain/trash/trashEntry.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { showToast } from '../../ui/toast.ts';

type Props = {
  entries: readonly TrashEntry[];
  empty: (entry: TrashEntry) => Promise<void>;
  onClose: () => void;
};

/** Asks before what lies in the trash is deleted for good, which only super admins may do. */
export function EmptyTrashDialog({ entries, empty, onClose }: Props) {
  const [all] = useState(entries);
  const [done, setDone] = useState<ReadonlySet<string>>(new Set());
  const [running, setRunning] = useState(false);
  const things = counted(all.length, 'thing');
  return (
    <ConfirmDialog
      title="Empty Trash"
      question={`Are you sure you want to delete ${things} for good? This action cannot be undone.`}
      action="Delete for good"
      danger
      failed={(error) =>
        `Failed to empty Trash.${isUnreachable(error) ? " We couldn't reach the server." : ''} Please try again.`
      }
      onConfirm={async () => {
        setRunning(true);
        try {
          for (const entry of all) {
            if (done.has(entry.id)) continue;
            await empty(entry);
            setDone((before) => new Set([...before, entry.id]));
          }
        } finally {
          setRunning(false);
        }
        showToast(`${things} deleted for good.`);
      }}
      onClose={onClose}
    >
      <p>Events go with their participants, nights and results.</p>
      {running && (
        <p role="status">
          Deleted {done.size} of {all.length}…
        </p>
      )}
    </ConfirmDialog>
  );
}
