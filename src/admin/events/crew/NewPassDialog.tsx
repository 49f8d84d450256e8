import { useState } from 'react';
import type { StaffEvent } from '../../../data/staff/events.ts';
import { createPass, newPassKey } from '../../../domain/crew/crewChanges.ts';
import { passTimes } from '../../../domain/crew/pass.ts';
import { enteredPass, PassInput } from '../../../domain/crew/passSchema.ts';
import { momentValue } from '../../../domain/time/day.ts';
import { useSchemaForm } from '../../../hooks/useSchemaForm.ts';
import { submit } from '../../../parts/attempt.ts';
import { FormDialog } from '../../../parts/FormDialog.tsx';
import { useFormDraft } from '../../../parts/useFormDraft.ts';
import { Field } from '../../../ui/Field.tsx';
import styles from './CrewPanel.module.css';

type Props = { event: StaffEvent; onClose: () => void };

const failed = 'Failed to make the pass. Please try again.';

/** Makes a pass: what it opens, and for how long. */
export function NewPassDialog({ event, onClose }: Props) {
  // One key for all attempts: a repeated one never makes a second pass.
  const [key] = useState(newPassKey);
  const [times] = useState(() => passTimes(event.date, new Date()));
  const [failure, setFailure] = useState('');
  const form = useSchemaForm(PassInput, {
    door: true,
    tables: false,
    label: '',
    opens: momentValue(times.opensAt),
    ends: momentValue(times.endsAt),
  });
  const draft = useFormDraft(`new pass ${event.id}`, form, onClose);
  const door = form.field('door');

  async function make(input: PassInput) {
    setFailure('');
    try {
      await submit(() => createPass(event.id, key, enteredPass(input)), {
        failed,
        done: 'The pass is ready.',
      });
      draft.close();
    } catch {
      setFailure(failed);
    }
  }

  return (
    <FormDialog
      title="New pass"
      dirty={form.formState.isDirty}
      busy={form.formState.isSubmitting}
      failure={failure}
      action="Make pass"
      onSubmit={form.submit(make)}
      draft={draft}
      onClose={draft.close}
    >
      <fieldset className={styles.scopes} aria-describedby="pass-scopes-error">
        <legend>It opens</legend>
        <label>
          <input type="checkbox" {...form.register('door')} /> The door
        </label>
        <label>
          <input type="checkbox" {...form.register('tables')} /> The tables
        </label>
        <p id="pass-scopes-error" role="alert">
          {door.error}
        </p>
      </fieldset>
      <Field
        {...form.field('label')}
        label="Label (optional)"
        hint="Who gets it: Sigma Chi, front door"
        autoComplete="off"
      />
      <div className={styles.times}>
        <Field {...form.field('opens')} label="Opens" type="datetime-local" />
        <Field {...form.field('ends')} label="Ends" type="datetime-local" />
      </div>
    </FormDialog>
  );
}
