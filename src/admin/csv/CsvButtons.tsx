import { useState } from 'react';
import type { DirectoryCollege } from '../../domain/colleges/collegeDirectory.ts';
import { localDay } from '../../domain/time/parse.ts';
import { LateDialog } from '../../parts/late/LateDialog.tsx';
import { lateCode } from '../../parts/late/lateCode.ts';
import { Button } from '../../ui/Button.tsx';
import consoleLayout from '../../ui/consoleLayout.module.css';
import { saveCsv } from '../../ui/saveFile.ts';
import { offerRetry } from '../../ui/toast.ts';
import { Menu, type MenuItem } from '../parts/Menu.tsx';
import styles from './CsvButtons.module.css';

const directoryImport = lateCode(() => import('./DirectoryImportDialog.tsx'));

const failed = 'Failed to export. Please try again.';

type Props = {
  /** The files that can be exported; a menu when there are several, else a button with its label. */
  exports: readonly MenuItem[];
  /** The college whose fraternities are imported. */
  college?: DirectoryCollege;
};

/** Exports CSV files, and imports such files. */
export function CsvButtons({ exports, college }: Props) {
  const [importing, setImporting] = useState(false);
  const close = () => setImporting(false);
  const [only] = exports;

  return (
    <div className={`${consoleLayout.wrap2} ${styles.buttons}`}>
      {exports.length > 1 ? (
        <Menu items={exports} atStart>
          Export CSV
        </Menu>
      ) : (
        <Button tone="plain" disabled={!only} onClick={only?.run}>
          {only?.label ?? 'Export CSV'}
        </Button>
      )}
      <Button tone="plain" onClick={() => setImporting(true)}>
        Import CSV
      </Button>
      {importing && (
        <LateDialog code={directoryImport} title="Import CSV" what="The import" onClose={close}>
          {(ImportDialog) => <ImportDialog college={college} onClose={close} />}
        </LateDialog>
      )}
    </div>
  );
}

/** Saves what is on the screen as a CSV file named after today, or says that it failed. */
export async function saveShown(name: string, text: () => Promise<string>): Promise<void> {
  try {
    saveCsv(`${name}-${localDay(new Date())}.csv`, await text());
  } catch {
    // The code of the export couldn't be loaded.
    offerRetry(failed, () => void saveShown(name, text));
  }
}
