import * as v from 'valibot';
import { filledInput } from '../../../domain/fields/inputFields.ts';
import { limits } from '../../../domain/fields/limits.ts';
import { useSchemaForm } from '../../../hooks/useSchemaForm.ts';
import { useStore } from '../../../hooks/useStore.ts';
import { FormDialog } from '../../../parts/FormDialog.tsx';
import { Field } from '../../../ui/Field.tsx';
import { askedName, keepOwnName } from './ownName.ts';

const Named = v.object({ name: filledInput(limits.person, 'Enter your name') });

/** Asks for the name of whoever works in this browser while something waits for it. */
export function AskName() {
  const answer = useStore(askedName);
  if (!answer) return null;
  const done = (name: string | null) => {
    askedName.set(null);
    answer(name);
  };
  return (
    <NameForm
      onName={(name) => {
        keepOwnName(name);
        done(name);
      }}
      onClose={() => done(null)}
    />
  );
}

function NameForm({ onName, onClose }: { onName: (name: string) => void; onClose: () => void }) {
  const form = useSchemaForm(Named, { name: '' }, { mode: 'onSubmit' });
  return (
    <FormDialog
      title="Who's directing?"
      lead="This browser asks once. The log of the night says who did what; only staff see it."
      dirty={form.formState.isDirty}
      action="Save"
      onSubmit={form.submit(async ({ name }) => onName(name))}
      onClose={onClose}
    >
      <Field {...form.field('name')} label="Your name" autoComplete="name" maxLength={limits.person} />
    </FormDialog>
  );
}
