import { useMemo, useState } from 'react';
import * as v from 'valibot';
import { filledInput } from '../../../domain/fields/inputFields.ts';
import { useSchemaForm } from '../../../hooks/useSchemaForm.ts';
import { FormDialog } from '../../../parts/FormDialog.tsx';
import { ChoiceField } from '../../../ui/ChoiceField.tsx';
import { Field } from '../../../ui/Field.tsx';
import staffLayout from '../../../ui/staffLayout.module.css';

type Props = {
  title: string;
  lead?: string;
  /** What there is to choose, beside the reason. */
  choice?: { label: string; options: readonly (readonly [string, string])[] };
  hint?: string;
  action: string;
  /** Returns what speaks against a choice. */
  warn?: (choice: string) => readonly string[];
  onDo: (choice: string, reason: string) => Promise<void>;
  onClose: () => void;
};

const reasonLength = 120;

/** Asks for a reason, and for a choice where there is one. It stays open when the act is refused. */
export function ReasonDialog({ title, lead, choice, hint, action, warn, onDo, onClose }: Props) {
  const schema = useMemo(
    () =>
      v.object({
        choice: choice ? v.pipe(v.string(), v.nonEmpty('Choose one')) : v.string(),
        reason: filledInput(reasonLength, 'Say why'),
      }),
    [choice],
  );
  const form = useSchemaForm(schema, { choice: '', reason: '' });
  const [busy, setBusy] = useState(false);
  const warnings = warn?.(form.watch('choice')) ?? [];
  return (
    <FormDialog
      title={title}
      {...(lead !== undefined && { lead })}
      dirty={form.formState.isDirty}
      busy={busy}
      action={warnings.length > 0 ? `${action} anyway` : action}
      onSubmit={form.submit(async (typed) => {
        setBusy(true);
        await onDo(typed.choice, typed.reason);
        setBusy(false);
      })}
      onClose={onClose}
    >
      {choice && (
        <ChoiceField {...form.field('choice')} label={choice.label}>
          <option value="">Choose…</option>
          {choice.options.map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </ChoiceField>
      )}
      {warnings.length > 0 && (
        <ul className={staffLayout.warning} role="status">
          {warnings.map((warning) => (
            <li key={warning}>{warning}</li>
          ))}
        </ul>
      )}
      <Field {...form.field('reason')} label="Reason" hint={hint} autoComplete="off" />
    </FormDialog>
  );
}
