import { useId } from 'react';
import { decodeText } from '../../../../domain/participants/decodeText.ts';
import { Button } from '../../../../ui/Button.tsx';
import consoleLayout from '../../../../ui/consoleLayout.module.css';
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
      <div className={`${consoleLayout.line23} ${styles.file}`}>
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

const maxBytes = 2_000_000;

/** Reads a file, or says why it can't be read. */
export async function readFile(file: File): Promise<{ read: ReadFile | null; refused: string }> {
  const refused = (reason: string) => ({ read: null, refused: `${file.name}${reason}` });
  if (file.size > maxBytes) return refused(': larger than 2 MB. Choose a smaller file.');
  try {
    const content = decodeText(new Uint8Array(await file.arrayBuffer()));
    if (content === null) return refused(': not a CSV file. In your spreadsheet, download it as CSV.');
    return content.trim() ? { read: { name: file.name, content }, refused: '' } : refused(' is empty.');
  } catch {
    return refused(": couldn't be read. Choose it again.");
  }
}
