import { useId, useRef, useState } from 'react';
import * as v from 'valibot';
import { saveConference } from '../../../data/staff/colleges.ts';
import { type DirectoryCollege, missingRecord } from '../../../domain/colleges/collegeDirectory.ts';
import { CollegeInput } from '../../../domain/colleges/collegeSchema.ts';
import { useSchemaForm } from '../../../hooks/useSchemaForm.ts';
import { useSubmit } from '../../../parts/useSubmit.ts';
import { Button } from '../../../ui/Button.tsx';
import consoleLayout from '../../../ui/consoleLayout.module.css';
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
    <div className={consoleLayout.line24}>
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
  const { busy, failure, setFailure, submit } = useSubmit();
  const { onChange, error, ...field } = form.field('conference');

  async function save({ conference }: v.InferOutput<typeof Conference>) {
    await submit(() => saveConference(college.id, conference, missingRecord(college)), {
      failed,
      onSaved: onDone,
    });
  }

  return (
    <form
      className={`${consoleLayout.line3} ${styles.conferenceForm}`}
      noValidate
      onSubmit={form.submit(save)}
    >
      <Field
        {...field}
        label="Conference"
        error={error || failure}
        list={`${id}-conferences`}
        autoComplete="off"
        autoFocus
        required
        onChange={(event) => {
          setFailure('');
          return onChange(event);
        }}
      />
      <ConferenceOptions id={`${id}-conferences`} />
      <Button type="submit" busy={busy}>
        {failure ? 'Retry' : 'Save conference'}
      </Button>
    </form>
  );
}
