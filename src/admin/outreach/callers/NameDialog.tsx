import * as v from 'valibot';
import { filledInput } from '../../../domain/fields/inputFields.ts';
import { limits } from '../../../domain/fields/limits.ts';
import { useSchemaForm } from '../../../hooks/useSchemaForm.ts';
import { FormDialog } from '../../../parts/FormDialog.tsx';
import { Field } from '../../../ui/Field.tsx';
import { CallerField } from './CallerField.tsx';

type Props = {
  title: string;
  label: string;
  lead?: string;
  /** The message without a name. */
  mistake?: string;
  /** The name that is there already, '' for none. */
  name?: string;
  /** Whether the names of the callers that are known so far are offered. */
  offers?: boolean;
  onName: (name: string) => void;
  onClose: () => void;
};

/** Asks for the name of a person. */
export function NameDialog({
  title,
  label,
  lead,
  mistake,
  name = '',
  offers = true,
  onName,
  onClose,
}: Props) {
  const Named = v.object({ name: filledInput(limits.person, mistake ?? 'Enter a name') });
  const form = useSchemaForm(Named, { name }, { mode: 'onSubmit' });
  return (
    <FormDialog
      title={title}
      lead={lead}
      dirty={false}
      onSubmit={form.submit(async (given) => {
        onName(given.name);
        onClose();
      })}
      onClose={onClose}
      action="Save"
    >
      {offers ? (
        <CallerField {...form.field('name')} label={label} />
      ) : (
        <Field {...form.field('name')} label={label} autoComplete="name" maxLength={limits.person} />
      )}
    </FormDialog>
  );
}
