import { useId } from 'react';
import type { DirectoryCollege } from '../../../domain/colleges/collegeDirectory.ts';
import { countKinds, type Planned } from '../../../domain/outreach/csv/planned.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { showToast } from '../../../ui/toast.ts';
import styles from './ImportDialog.module.css';
import { ImportFile } from './ImportFile.tsx';
import { ImportRows } from './ImportRows.tsx';
import { type ImportPreview, readImport } from './readImport.ts';
import { useImport } from './useImport.ts';

type Props = {
  directory: readonly DirectoryCollege[];
  /** The college whose fraternities the file lists; without one, the file says what it lists. */
  college?: DirectoryCollege | undefined;
  onClose: () => void;
};

/** Imports a CSV file: it previews the changes row by row, and then imports all of them or nothing. */
function ImportDialog({ directory, college, onClose }: Props) {
  const id = useId();
  const { state, choose, run, again } = useImport(
    (text) => readImport(text, directory, college),
    (rows) => {
      showToast(rows === 1 ? '1 row was imported.' : `${rows} rows were imported.`);
      onClose();
    },
  );
  return (
    <Dialog labelledBy={id} onClose={onClose} className={styles.dialog}>
      <div className={styles.body}>
        <h2 id={id}>
          {college ? `Import fraternities of ${college.shortName}` : 'Import colleges or fraternities'}
        </h2>
        {state.step === 'choose' && (
          <ImportFile ofCollege={college !== undefined} problem={state.problem} onFile={choose} />
        )}
        {state.step === 'read' && <p role="status">Comparing the file with your data…</p>}
        {state.step === 'send' && <p role="status">Importing…</p>}
        {state.step === 'preview' && (
          <>
            <p role="alert" className={styles.failure}>
              {state.failure}
            </p>
            <Summary preview={state.preview} />
            <ImportRows rows={state.preview.rows} />
            <div className={styles.buttons}>
              <Button tone="plain" onClick={again}>
                Choose another file
              </Button>
              <ImportButton preview={state.preview} onImport={() => run(state.preview)} />
            </div>
          </>
        )}
      </div>
    </Dialog>
  );
}

function Summary({ preview: { what, rows, unknown } }: { preview: ImportPreview }) {
  const counts = countKinds(rows);
  return (
    <>
      <p>
        {rows.length} {rows.length === 1 ? 'row' : 'rows'} of {what}:{' '}
        <strong>
          {counts.new} new, {counts.change} changed, {counts.same} unchanged, {counts.error} with errors
        </strong>
        .{' '}
        {counts.error > 0 &&
          `Nothing will be imported until ${errorRows(rows)}: correct the file and choose it again.`}
      </p>
      {unknown.length > 0 && <p className={styles.hint}>Columns not imported: {unknown.join(', ')}.</p>}
    </>
  );
}

/** How many rows are named at most. */
const mostNamed = 10;

/** Returns 'row 5 is right', 'rows 5, 8, and 11 are right'. */
function errorRows(rows: readonly Planned[]): string {
  const wrong = rows.filter(({ kind }) => kind === 'error').map(({ row }) => String(row));
  const left = wrong.length - mostNamed;
  const named = left > 0 ? [...wrong.slice(0, mostNamed), `${left} more`] : wrong;
  const list = new Intl.ListFormat('en-US').format(named);
  return wrong.length === 1 ? `row ${list} is right` : `rows ${list} are right`;
}

function ImportButton({ preview: { rows }, onImport }: { preview: ImportPreview; onImport: () => void }) {
  const counts = countKinds(rows);
  const number = counts.new + counts.change;
  return (
    <Button disabled={counts.error > 0 || number === 0} onClick={onImport}>
      {number === 0 ? 'Nothing to import' : `Import ${number} ${number === 1 ? 'row' : 'rows'}`}
    </Button>
  );
}

export { ImportDialog as Component };
