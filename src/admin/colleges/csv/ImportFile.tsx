import { Field } from '../../../ui/Field.tsx';

type Props = { ofCollege: boolean; problem: string; onFile: (file: File) => void };

/** Chooses the file, and says what it has to look like. */
export function ImportFile({ ofCollege, problem, onFile }: Props) {
  return (
    <>
      <p>
        The first row names the columns, as in a file that “Export CSV” saves.{' '}
        {ofCollege
          ? 'Name is needed; all other columns may be missing.'
          : 'Colleges need Name and, if they are new, Conference. Fraternities need College and Name.'}{' '}
        An empty cell leaves what is stored. You see what happens before it does.
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
