import { CellsField } from '../../../../parts/sheet/CellsField.tsx';
import { SheetFile } from '../../../../parts/sheet/SheetFile.tsx';
import { Button } from '../../../../ui/Button.tsx';
import consoleLayout from '../../../../ui/consoleLayout.module.css';
import styles from './PeopleImport.module.css';
import type { PeopleSheet } from './usePeopleSheet.ts';

/** Where the people come from: rows pasted from a sheet, or a file in their place. */
export function ImportSource({
  sheet: { typed, type, file, refusal, choose, clear },
}: {
  sheet: PeopleSheet;
}) {
  return (
    <>
      {!file && (
        <CellsField
          label="Rows from the sheet"
          hint="Copy the rows from the Google Form's sheet, header included, and paste them here. Or choose a CSV file."
          error={refusal}
          className={styles.text}
          rows={5}
          placeholder={'Name, Email\nAnn Lee, ann@college.edu'}
          value={typed}
          onType={type}
        />
      )}
      <div className={`${consoleLayout.line23} ${consoleLayout.fileButton} ${styles.file}`}>
        {file && <strong>{file.name}</strong>}
        <SheetFile action={file ? 'Choose another file' : 'Choose a CSV file'} onFile={choose} />
        {file && (
          <Button tone="plain" onClick={clear}>
            Remove file
          </Button>
        )}
      </div>
    </>
  );
}
