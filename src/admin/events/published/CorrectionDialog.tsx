import { type ReactNode, useState } from 'react';
import { CorrectionForm, maxLine, PublishAgainForm } from '../../../domain/results/correctionLine.ts';
import { useSchemaForm } from '../../../hooks/useSchemaForm.ts';
import { FormDialog } from '../../../parts/FormDialog.tsx';
import { Field } from '../../../ui/Field.tsx';

type Props = {
  /** Whether places change: then the public line is required. */
  required: boolean;
  /** Why it failed, '' before. */
  failure: string;
  /** Publishes; resolves to whether that worked. */
  onPublish: (line: string) => Promise<boolean>;
  onClose: () => void;
  /** What changes. */
  children?: ReactNode;
};

/** Publishes results again with a line about what was corrected, which everyone can read. */
export function CorrectionDialog({ required, failure, onPublish, onClose, children }: Props) {
  const form = useSchemaForm(required ? CorrectionForm : PublishAgainForm, { line: '' });
  const [busy, setBusy] = useState(false);
  return (
    <FormDialog
      title={required ? 'Publish the correction' : 'Publish again'}
      dirty={form.formState.isDirty}
      busy={busy}
      action="Publish"
      failure={failure}
      onSubmit={form.submit(async ({ line }) => {
        setBusy(true);
        const done = await onPublish(line);
        setBusy(false);
        if (done) onClose();
      })}
      onClose={onClose}
    >
      {children}
      <Field
        {...form.field('line')}
        label={required ? 'What was corrected' : 'What was corrected (optional)'}
        hint="Everyone can read this on the results page. Don't name people, e.g. “A count at table 3”."
        required={required}
        maxLength={maxLine}
        autoComplete="off"
      />
    </FormDialog>
  );
}
