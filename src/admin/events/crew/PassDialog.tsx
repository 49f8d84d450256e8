import { useState } from 'react';
import type { StaffEvent } from '../../../data/staff/events.ts';
import { changePass, createPass, newPassKey } from '../../../domain/crew/crewChanges.ts';
import { type CrewPass, passTimes } from '../../../domain/crew/pass.ts';
import { enteredPass, PassInput } from '../../../domain/crew/passSchema.ts';
import { momentValue } from '../../../domain/time/day.ts';
import { useSchemaForm } from '../../../hooks/useSchemaForm.ts';
import { submit } from '../../../parts/attempt.ts';
import { FormDialog } from '../../../parts/FormDialog.tsx';
import { useFormDraft } from '../../../parts/useFormDraft.ts';
import consoleLayout from '../../../ui/consoleLayout.module.css';
import { Field } from '../../../ui/Field.tsx';
import formLayout from '../../../ui/formLayout.module.css';
import styles from './CrewPanel.module.css';

type Props = {
  event: StaffEvent;
  /** The pass to change; null makes a new one. */
  pass: CrewPass | null;
  onClose: () => void;
};

/** Makes a pass, or changes one: what it opens, and for how long. */
export function PassDialog({ event, pass, onClose }: Props) {
  // One key for all attempts: a repeated one never makes a second pass.
  const [key] = useState(() => pass?.key ?? newPassKey());
  const [start] = useState(() => (pass ? inputOf(pass) : newInput(event)));
  const [failure, setFailure] = useState('');
  const form = useSchemaForm(PassInput, start);
  const draft = useFormDraft(`pass ${pass?.key ?? 'new'} ${event.id}`, form, onClose);
  const door = form.field('door');
  const failed = `Failed to ${pass ? 'change' : 'make'} the pass. Please try again.`;

  async function save(input: PassInput) {
    setFailure('');
    try {
      const entered = enteredPass(input);
      await submit(() => (pass ? changePass : createPass)(event.id, key, entered), {
        failed,
        done: pass ? 'The pass is changed.' : 'The pass is ready.',
      });
      draft.close();
    } catch {
      setFailure(failed);
    }
  }

  return (
    <FormDialog
      title={pass ? 'Change pass' : 'New pass'}
      dirty={form.formState.isDirty}
      busy={form.formState.isSubmitting}
      failure={failure}
      action={pass ? 'Save pass' : 'Make pass'}
      onSubmit={form.submit(save)}
      draft={draft}
      onClose={draft.close}
    >
      <fieldset
        className={`${consoleLayout.wrap25} ${formLayout.goodBoxes} ${formLayout.checks} ${styles.scopes}`}
        aria-describedby="pass-scopes-error"
      >
        <legend>What it opens</legend>
        <label>
          <input type="checkbox" {...form.register('door')} /> The door
        </label>
        <label>
          <input type="checkbox" {...form.register('tables')} /> The tables
        </label>
        <p id="pass-scopes-error" role="alert" className={consoleLayout.failure}>
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

/** What a new pass opens: once tables are drawn, captains are what a director needs. */
function newInput({ board, date }: StaffEvent): PassInput {
  const { opensAt, endsAt } = passTimes(date, new Date());
  return {
    door: board === '',
    tables: board !== '',
    label: '',
    opens: momentValue(opensAt),
    ends: momentValue(endsAt),
  };
}

function inputOf({ scopes, label, opensAt, endsAt }: CrewPass): PassInput {
  return {
    door: scopes.includes('door'),
    tables: scopes.includes('tables'),
    label,
    opens: opensAt ? momentValue(opensAt) : '',
    ends: endsAt ? momentValue(endsAt) : '',
  };
}
