import { type FormEvent, useId, useRef, useState } from 'react';
import * as v from 'valibot';
import { saveConference } from '../../../data/staff/colleges.ts';
import { type DirectoryCollege, missingRecord } from '../../../domain/colleges/collegeDirectory.ts';
import { CollegeInput } from '../../../domain/colleges/collegeSchema.ts';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { useSubmit } from '../../parts/useSubmit.ts';
import styles from './CollegeDialog.module.css';
import { ConferenceOptions } from './ConferenceOptions.tsx';

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
  const [typed, setTyped] = useState(college.conference);
  const [error, setError] = useState('');
  const { busy, failure, setFailure, submit } = useSubmit();

  async function save(event: FormEvent) {
    event.preventDefault();
    const given = v.safeParse(CollegeInput.entries.conference, typed);
    if (!given.success) return setError(given.issues[0].message);
    await submit(() => saveConference(college.id, given.output, missingRecord(college)), {
      failed,
      onSaved: onDone,
    });
  }

  return (
    <form className={styles.conferenceForm} noValidate onSubmit={save}>
      <Field
        label="Conference"
        value={typed}
        error={error || failure}
        list={`${id}-conferences`}
        autoComplete="off"
        autoFocus
        required
        onChange={(event) => {
          setTyped(event.target.value);
          setError('');
          setFailure('');
        }}
      />
      <ConferenceOptions id={`${id}-conferences`} />
      <Button type="submit" busy={busy}>
        {failure ? 'Retry' : 'Save conference'}
      </Button>
    </form>
  );
}
