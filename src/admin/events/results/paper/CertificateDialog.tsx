import { useState } from 'react';
import * as v from 'valibot';
import { filledInput, textInput } from '../../../../domain/fields/inputFields.ts';
import { limits } from '../../../../domain/fields/limits.ts';
import { placeTitle } from '../../../../domain/results/certificate.ts';
import type { ResultRow, Results } from '../../../../domain/results/results.ts';
import { rowName } from '../../../../domain/results/resultWords.ts';
import { useSchemaForm } from '../../../../hooks/useSchemaForm.ts';
import { FormDialog } from '../../../../parts/FormDialog.tsx';
import { Field } from '../../../../ui/Field.tsx';
import { SelectField } from '../../../../ui/SelectField.tsx';
import { Certificate } from './Certificate.tsx';

type Props = { results: Results; onClose: () => void };

/** Two lines on the paper. */
const longestSigner = 80;

const CertificateForm = v.object({
  name: filledInput(limits.person, 'Enter a name'),
  signer: textInput(longestSigner),
});
type Printing = v.InferOutput<typeof CertificateForm> & { row: ResultRow };

/** Prints a certificate of the champion, or of any other place. */
export function CertificateDialog({ results, onClose }: Props) {
  const [at, setAt] = useState(0);
  const [printing, setPrinting] = useState<Printing | null>(null);
  const row = results.rows[at];
  const form = useSchemaForm(CertificateForm, { name: nameOf(row), signer: '' });
  if (!row) return null;

  function choose(value: string) {
    const next = Number(value);
    // A name that was typed for somebody isn't another person's.
    form.setValue('name', nameOf(results.rows[next]), { shouldValidate: form.formState.isSubmitted });
    setAt(next);
  }

  return (
    <>
      <FormDialog
        title="Print a certificate"
        lead="One sheet, A4 or Letter, landscape."
        dirty={false}
        action="Print"
        onSubmit={form.submit(async (typed) => {
          await loadFont();
          setPrinting({ ...typed, row });
        })}
        onClose={onClose}
      >
        <SelectField
          label="For"
          value={String(at)}
          options={results.rows.map(
            (one, index) => [String(index), `${placeTitle(one.place)}: ${rowName(one)}`] as const,
          )}
          onChange={choose}
        />
        <Field
          {...form.field('name')}
          label="Name on the certificate"
          hint="As shown in public, or the full name. It's for the paper only and isn't stored."
          autoComplete="off"
          autoCapitalize="words"
          maxLength={limits.person}
        />
        <Field
          {...form.field('signer')}
          label="Below the signature line (optional)"
          placeholder="Tournament director"
          autoComplete="off"
          maxLength={longestSigner}
        />
      </FormDialog>
      {printing && <Certificate results={results} {...printing} onDone={() => setPrinting(null)} />}
    </>
  );
}

/** The console itself may not show the tour's letters, and paper doesn't wait for them. */
async function loadFont(): Promise<void> {
  if ('fonts' in document) await document.fonts.load('900 1em Besley').catch(() => []);
}

/** A number is no one's name. */
function nameOf(row: ResultRow | undefined): string {
  return row?.name ?? '';
}
