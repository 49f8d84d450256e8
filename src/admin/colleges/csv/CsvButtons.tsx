import { useState } from 'react';
import type { DirectoryCollege } from '../../../domain/colleges/collegeDirectory.ts';
import { localDay } from '../../../domain/time/parse.ts';
import { Button } from '../../../ui/Button.tsx';
import { notLoaded, useLazyDialog } from '../../../ui/lazyCode.ts';
import { saveCsv } from '../../../ui/saveFile.ts';
import { offerRetry } from '../../../ui/toast.ts';
import styles from './CsvButtons.module.css';

const loadImport = () => import('./ImportDialog.tsx');

const failed = 'Failed to export. Please try again.';

type Props = {
  /** The name of the exported file, without its date. */
  name: string;
  /** Returns the text of the exported file, which holds what is on the screen; null while that is nothing. */
  exported: (() => Promise<string>) | null;
  directory: readonly DirectoryCollege[];
  /** The college whose fraternities are imported. */
  college?: DirectoryCollege;
};

/** Exports what is on the screen as a CSV file, and imports such files. */
export function CsvButtons({ name, exported, directory, college }: Props) {
  const [importing, setImporting] = useState(false);
  const ImportDialog = useLazyDialog(importing ? loadImport : null, {
    failed: notLoaded('The import'),
    close: () => setImporting(false),
    reopen: () => setImporting(true),
  });

  async function save() {
    try {
      if (exported) saveCsv(`${name}-${localDay(new Date())}.csv`, await exported());
    } catch {
      // The code of the export couldn't be loaded.
      offerRetry(failed, save);
    }
  }

  return (
    <div className={styles.buttons}>
      <Button tone="plain" disabled={exported === null} onClick={save}>
        Export CSV
      </Button>
      <Button tone="plain" onClick={() => setImporting(true)}>
        Import CSV
      </Button>
      {ImportDialog && (
        <ImportDialog directory={directory} college={college} onClose={() => setImporting(false)} />
      )}
    </div>
  );
}
