import { useId } from 'react';
import { FileButton } from '../../../ui/FileButton.tsx';
import styles from './ImportDialog.module.css';

type Props = { ofCollege: boolean; problem: string; onFile: (file: File) => void };

/** Chooses the file, and says what it has to look like. */
export function ImportFile({ ofCollege, problem, onFile }: Props) {
  const id = useId();
  return (
    <>
      <p>
        The first row names the columns, as in a file from “Export CSV”.{' '}
        {ofCollege
          ? 'Only Name is required.'
          : "Colleges need a Name and, if they're new, a Conference. Fraternities need a College and a Name."}{' '}
        Empty cells change nothing. You'll see a preview first.
      </p>
      <div className={styles.file}>
        <FileButton
          id={id}
          action="Choose a CSV file"
          accept=".csv,.tsv,.txt,text/csv"
          describedBy={`${id}-problem`}
          onFile={onFile}
        />
        <p id={`${id}-problem`} role="alert" className={styles.failure}>
          {problem}
        </p>
      </div>
    </>
  );
}
