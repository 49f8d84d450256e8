import { Field } from '../../../ui/Field.tsx';

type Props = { ofCollege: boolean; problem: string; onFile: (file: File) => void };

/** Chooses the file, and says what it has to look like. */
export function ImportFile({ ofCollege, problem, onFile }: Props) {
  return (
    <>
      <p>
        The first row names the columns, as in a file from “Export CSV”.{' '}
        {ofCollege
          ? 'Only Name is required.'
          : "Colleges need a Name and, if they're new, a Conference. Fraternities need a College and a Name."}{' '}
        Empty cells change nothing. You'll see a preview first.
      </p>
      <Field
        label="CSV file"
        type="file"
        accept=".csv,.tsv,.txt,text/csv"
        error={problem}
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file) onFile(file);
          // Lets the same file be chosen again after it was corrected.
          target.value = '';
        }}
      />
    </>
  );
}
