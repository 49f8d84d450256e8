import { useId, useRef, useState } from 'react';
import * as v from 'valibot';
import { send } from '../../../data/staff/changes/send.ts';
import { saveConference } from '../../../data/staff/colleges.ts';
import { type DirectoryCollege, missingRecord } from '../../../domain/colleges/collegeDirectory.ts';
import { CollegeInput } from '../../../domain/colleges/collegeSchema.ts';
import { useSchemaForm } from '../../../hooks/useSchemaForm.ts';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import styles from './CollegeDialog.module.css';
import { ConferenceOptions } from './ConferenceOptions.tsx';

const Conference = v.pick(CollegeInput, ['conference']);
const failed = 'Error updating conference. Please try again.';

/** The conference of a college, and the field to change it. */
export function ConferenceEdit({ college }: { college: DirectoryCollege }) {
  const [editing, setEditing] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  function close() {
    setEditing(false);
    button.current?.focus();
  }
  return (
    <div className={styles.conference}>
      <p hidden={editing}>
        Conference: <strong>{college.conference || 'none'}</strong>
      </p>
      {editing && <ConferenceForm college={college} onDone={close} />}
      <Button ref={button} tone="plain" aria-expanded={editing} onClick={() => setEditing(!editing)}>
        {editing ? 'Cancel' : 'Edit conference'}
      </Button>
    </div>
  );
}

function ConferenceForm({ college, onDone }: { college: DirectoryCollege; onDone: () => void }) {
  const id = useId();
  const form = useSchemaForm(Conference, { conference: college.conference }, { mode: 'onSubmit' });
  const field = form.field('conference');

  async function save({ conference }: v.InferOutput<typeof Conference>) {
    try {
      await send(() => saveConference(college.id, conference, missingRecord(college)), failed);
      onDone();
    } catch {
      form.setError('conference', { message: failed });
    }
  }

  return (
    <form className={styles.conferenceForm} noValidate onSubmit={form.submit(save)}>
      <Field {...field} label="Conference" list={`${id}-conferences`} autoComplete="off" autoFocus required />
      <ConferenceOptions id={`${id}-conferences`} />
      <Button type="submit" busy={form.formState.isSubmitting}>
        {field.error === failed ? 'Retry' : 'Save conference'}
      </Button>
    </form>
  );
}
