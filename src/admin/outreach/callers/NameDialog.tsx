import * as v from 'valibot';
import { filledInput } from '../../../domain/fields/inputFields.ts';
import { limits } from '../../../domain/fields/limits.ts';
import { useSchemaForm } from '../../../hooks/useSchemaForm.ts';
import { FormDialog } from '../../../parts/FormDialog.tsx';
import { CallerField } from './CallerField.tsx';

const Named = v.object({ name: filledInput(limits.person, 'Enter a name') });

type Props = {
  title: string;
  label: string;
  /** The name that is there already, '' for none. */
  name?: string;
  onName: (name: string) => void;
  onClose: () => void;
};

/** Asks for the name of a caller; the names known so far are offered. */
export function NameDialog({ title, label, name = '', onName, onClose }: Props) {
  const form = useSchemaForm(Named, { name }, { mode: 'onSubmit' });
  async function save(given: v.InferOutput<typeof Named>) {
    onName(given.name);
    onClose();
  }
  return (
    <FormDialog title={title} dirty={false} onSubmit={form.submit(save)} onClose={onClose} action="Save">
      <CallerField {...form.field('name')} label={label} />
    </FormDialog>
  );
}
