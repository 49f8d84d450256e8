import { useId, useMemo, useState } from 'react';
import { allColleges } from '../../data/staff/colleges.ts';
import { lastImports } from '../../data/staff/imports/pastImports.ts';
import { importReads } from '../../data/staff/outreach/importReads.ts';
import { collegeDirectory, type DirectoryCollege } from '../../domain/colleges/collegeDirectory.ts';
import { colleges as listed } from '../../domain/lists/listedColleges.ts';
import { useLive } from '../../hooks/useLive.ts';
import { ComingDialog } from '../../parts/late/ComingDialog.tsx';
import consoleLayout from '../../ui/consoleLayout.module.css';
import { Dialog } from '../../ui/Dialog.tsx';
import { FailedNotice } from '../../ui/FailedNotice.tsx';
import layout from '../../ui/layout.module.css';
import styles from './DirectoryImport.module.css';
import { ImportSteps } from './ImportSteps.tsx';
import { PastImports } from './PastImports.tsx';
import { readImport } from './readImport.ts';

const past = lastImports('imports');

type Props = {
  /** The college whose fraternities are imported; without one, the file says what it lists. */
  college?: DirectoryCollege | undefined;
  onClose: () => void;
};

/**
 * Imports a CSV file or cells pasted from a sheet: it previews the changes row by row, imports the rows
 * without errors, and gives back the others.
 */
function DirectoryImportDialog({ college, onClose }: Props) {
  const id = useId();
  const [reads] = useState(importReads);
  const colleges = useLive(allColleges);
  const records = colleges.status === 'ready' ? colleges.data.items : undefined;
  const directory = useMemo(() => records && collegeDirectory(listed, records), [records]);
  const title = college ? `Import fraternities of ${college.shortName}` : 'Import colleges or fraternities';
  if (colleges.status === 'loading') return <ComingDialog title={title} onClose={onClose} />;
  return (
    <Dialog labelledBy={id} onClose={onClose} className={styles.dialog}>
      <div className={`${layout.column4} ${consoleLayout.dialog}`}>
        <h2 id={id}>{title}</h2>
        {colleges.status === 'error' && (
          <FailedNotice message="Failed to load colleges" onRetry={colleges.retry} />
        )}
        {directory && (
          <ImportSteps
            ofCollege={college !== undefined}
            read={(text, choices, { isAnew, ...reading }) => {
              if (isAnew) reads.forget();
              return readImport(text, directory, college, { choices, reads, ...reading });
            }}
            past={<PastImports place="imports" source={past} />}
            onClose={onClose}
          />
        )}
      </div>
    </Dialog>
  );
}

export { DirectoryImportDialog as Component };
