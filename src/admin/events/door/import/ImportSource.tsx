import { useId } from 'react';
import { Button } from '../../../../ui/Button.tsx';
import { FieldFrame } from '../../../../ui/FieldFrame.tsx';
import { FileButton } from '../../../../ui/FileButton.tsx';
import styles from './ImportDialog.module.css';

/** A file that was read. */
export type ReadFile = { name: string; content: string };

type Props = {
  typed: string;
  onType: (text: string) => void;
  /** The file in place of what is typed. */
  file: ReadFile | null;
  refusal: string;
  onFile: (file: File) => void;
  onClear: () => void;
};

/** Where the people come from: rows pasted from a sheet, or a file. */
export function ImportSource({ typed, onType, file, refusal, onFile, onClear }: Props) {
  const id = useId();
  return (
    <>
      {!file && (
        <FieldFrame
          label="Rows from the sheet"
          hint="Copy the rows from the Google Form's sheet, header included, and paste them here. Or choose a CSV file."
          error={refusal}
        >
          {(framed) => (
            <textarea
              {...framed}
              className={styles.text}
              rows={5}
              spellCheck={false}
              placeholder={'Name, Email\nAnn Lee, ann@college.edu'}
              value={typed}
              onChange={({ target }) => onType(target.value)}
            />
          )}
        </FieldFrame>
      )}
      <div className={styles.file}>
        {file && <strong>{file.name}</strong>}
        <FileButton
          id={id}
          action={file ? 'Choose another file' : 'Choose a CSV file'}
          accept=".csv,.tsv,.txt,text/csv,text/plain"
          onFile={onFile}
        />
        {file && (
          <Button tone="plain" onClick={onClear}>
            Remove file
          </Button>
        )}
      </div>
    </>
  );
}
