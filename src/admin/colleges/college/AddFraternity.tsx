import { type FormEvent, useId } from 'react';
import type { DirectoryCollege } from '../../../domain/colleges/collegeDirectory.ts';
import type { Fraternity } from '../../../domain/fraternities/fraternity.ts';
import { isNamed } from '../../../domain/fraternities/isNamed.ts';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { FieldFrame } from '../../../ui/FieldFrame.tsx';
import styles from './CollegeDialog.module.css';
import { choices, other, useAddFraternity } from './useAddFraternity.ts';

type Props = { college: DirectoryCollege; fraternities: readonly Fraternity[] };

/** Adds one of 36 national fraternities or one that is typed (specification 5.4). */
export function AddFraternity({ college, fraternities }: Props) {
  const id = useId();
  const { choice, choose, typed, type, name, error, busy, add } = useAddFraternity(college, fraternities);
  const isHere = (wanted: string) => fraternities.some((known) => isNamed(known, wanted));

  function submit(event: FormEvent) {
    event.preventDefault();
    void add();
  }
  return (
    <form className={styles.add} noValidate aria-label="Add Fraternity" onSubmit={submit}>
      <FieldFrame label="Fraternity" id={`${id}-choice`} error={choice === other ? '' : error}>
        {(framed) => (
          <select {...framed} value={choice} onChange={(event) => choose(event.target.value)}>
            <option value="">Choose a fraternity</option>
            {choices.map((known) => (
              <option key={known.name} disabled={isHere(known.name)}>
                {known.name}
              </option>
            ))}
            <option>{other}</option>
          </select>
        )}
      </FieldFrame>
      {choice === other && (
        <Field
          label="Name of the fraternity"
          value={typed}
          error={error}
          autoComplete="off"
          onChange={(event) => type(event.target.value)}
        />
      )}
      <Button type="submit" disabled={name === ''} busy={busy}>
        Add Fraternity
      </Button>
    </form>
  );
}
