import { type FormEvent, useId, useState } from 'react';
import * as v from 'valibot';
import { DataError } from '../../data/errors.ts';
import { addFraternity } from '../../data/staff/fraternities.ts';
import { send } from '../../data/staff/send.ts';
import { type DirectoryCollege, missingRecord } from '../../domain/collegeDirectory.ts';
import { FraternityInput } from '../../domain/fraternitySchema.ts';
import { fraternities as listed } from '../../domain/lists/fraternities.ts';
import type { Fraternity } from '../../domain/readFraternity.ts';
import { slug } from '../../domain/slug.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { FieldFrame } from '../../ui/FieldFrame.tsx';
import { showToast } from '../../ui/toast.ts';
import styles from './CollegeDialog.module.css';

const failed = 'Error adding fraternity. Please try again.';
const other = 'Other (Type Below)';
const choices = listed.filter(({ addList }) => addList);

type Props = { college: DirectoryCollege; fraternities: readonly Fraternity[] };

/** Adds one of 36 national fraternities or one that is typed (specification 5.4). What is typed stays until it is stored. */
export function AddFraternity({ college, fraternities }: Props) {
  const id = useId();
  const [choice, setChoice] = useState('');
  const [typed, setTyped] = useState('');
  const [error, setError] = useState('');
  const [busy, setBusy] = useState(false);
  const name = choice === other ? typed.trim() : choice;
  const isHere = (wanted: string) => fraternities.some((known) => isSame(known, wanted));

  async function add() {
    const problem = isHere(name) ? alreadyHere(name) : nameProblem(name);
    setError(problem);
    if (problem || busy) return;
    setBusy(true);
    try {
      const letters = choices.find((known) => known.name === name)?.letters;
      const fraternity = letters ? { name, letters } : { name };
      await send(() => addFraternity(college.id, fraternity, missingRecord(college)), failed);
      showToast(`${name} was added.`);
      setChoice('');
      setTyped('');
    } catch (cause) {
      if (cause instanceof DataError && cause.kind === 'conflict') setError(alreadyHere(name));
      else showToast(failed, 'alert', { label: 'Retry', run: add });
    }
    setBusy(false);
  }

  return (
    <form
      className={styles.add}
      noValidate
      aria-label="Add Fraternity"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void add();
      }}
    >
      <FieldFrame label="Fraternity" id={`${id}-choice`} error={choice === other ? '' : error}>
        {(framed) => (
          <select
            {...framed}
            value={choice}
            onChange={(event) => {
              setChoice(event.target.value);
              setError('');
            }}
          >
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
          onChange={(event) => {
            setTyped(event.target.value);
            setError('');
          }}
        />
      )}
      <Button type="submit" disabled={name === ''} busy={busy}>
        Add Fraternity
      </Button>
    </form>
  );
}

const alreadyHere = (name: string) => `${name} is listed at this college already`;

function isSame(known: Fraternity, name: string): boolean {
  return known.name === name || (slug(name) !== '' && [known.id, slug(known.name)].includes(slug(name)));
}

function nameProblem(name: string): string {
  const given = v.safeParse(FraternityInput.entries.name, name);
  return given.success ? '' : given.issues[0].message;
}
