import { useState } from 'react';
import type { DirectoryCollege } from '../../../domain/colleges/collegeDirectory.ts';
import { Button } from '../../../ui/Button.tsx';
import { EditCollegeDialog } from '../change/EditCollegeDialog.tsx';
import { MergeDialog } from '../change/MergeDialog.tsx';
import styles from './CollegeDialog.module.css';

type Props = {
  college: DirectoryCollege;
  directory: readonly DirectoryCollege[];
  /** Called with the college while it may be merged, and with null afterwards. */
  onMerging: (college: DirectoryCollege | null) => void;
  /** Called when the college was merged into another one. */
  onGone: () => void;
};

/** The changes of a college itself: its name and its place, and the merge with a second record of it. */
export function CollegeChanges({ college, directory, onMerging, onGone }: Props) {
  const [open, setOpen] = useState<'edit' | 'merge' | null>(null);
  function show(dialog: typeof open) {
    setOpen(dialog);
    onMerging(dialog === 'merge' ? college : null);
  }
  return (
    <>
      <div className={styles.changes}>
        <Button tone="plain" onClick={() => show('edit')}>
          Edit name and place
        </Button>
        <Button tone="plain" onClick={() => show('merge')}>
          Merge with another record
        </Button>
      </div>
      {open === 'edit' && (
        <EditCollegeDialog college={college} directory={directory} onClose={() => show(null)} />
      )}
      {open === 'merge' && (
        <MergeDialog
          college={college}
          directory={directory}
          onMerged={(into) => {
            show(null);
            if (into.id !== college.id) onGone();
          }}
          onClose={() => show(null)}
        />
      )}
    </>
  );
}
