import { useState } from 'react';
import type { DirectoryCollege } from '../../../domain/colleges/collegeDirectory.ts';
import { LateDialog } from '../../../parts/late/LateDialog.tsx';
import { lateCode } from '../../../parts/late/lateCode.ts';
import { Button } from '../../../ui/Button.tsx';
import styles from './CollegeDialog.module.css';

const editCollege = lateCode(() => import('../change/EditCollegeDialog.tsx'));
const mergeCollege = lateCode(() => import('../change/MergeDialog.tsx'));

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
  const close = () => show(null);
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
        <LateDialog code={editCollege} title="Edit college" what="The form" onClose={close}>
          {(Edit) => <Edit college={college} directory={directory} onClose={close} />}
        </LateDialog>
      )}
      {open === 'merge' && (
        <LateDialog code={mergeCollege} title={`Merge ${college.name}`} what="The form" onClose={close}>
          {(Merge) => (
            <Merge
              college={college}
              directory={directory}
              onMerged={(into) => {
                close();
                if (into.id !== college.id) onGone();
              }}
              onClose={close}
            />
          )}
        </LateDialog>
      )}
    </>
  );
}
