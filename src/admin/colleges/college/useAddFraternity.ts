import { useState } from 'react';
import * as v from 'valibot';
import { isConflict } from '../../../data/errors.ts';
import { addFraternity } from '../../../data/staff/fraternities.ts';
import { type DirectoryCollege, missingRecord } from '../../../domain/colleges/collegeDirectory.ts';
import type { Fraternity } from '../../../domain/fraternities/fraternity.ts';
import { listedFraternity } from '../../../domain/fraternities/fraternityNames.ts';
import { FraternityInput } from '../../../domain/fraternities/fraternitySchema.ts';
import { isNamed } from '../../../domain/fraternities/isNamed.ts';
import { fraternities as listed } from '../../../domain/lists/fraternities.ts';
import { offerRetry } from '../../../ui/toast.ts';
import { submit } from '../../parts/attempt.ts';

const failed = 'Error adding fraternity. Please try again.';

/** The 36 national fraternities of Add Fraternity, and the choice that lets one type another. */
export const choices = listed.filter(({ addList }) => addList);
export const other = 'Other (Type Below)';

/** Adding a fraternity to a college: what is chosen and typed stays until it is stored. */
export function useAddFraternity(college: DirectoryCollege, present: readonly Fraternity[]) {
  const [choice, setChoice] = useState('');
  const [typed, setTyped] = useState('');
  const [error, setError] = useState('');
  const [busy, setBusy] = useState(false);
  const name = choice === other ? typed.trim() : choice;

  async function add() {
    const problem = problemOf(name, present);
    setError(problem);
    if (problem || busy) return;
    setBusy(true);
    try {
      const letters = listedFraternity(name)?.letters;
      const fraternity = letters ? { name, letters } : { name };
      const done = `${name} was added.`;
      await submit(() => addFraternity(college.id, fraternity, missingRecord(college)), { failed, done });
      // What was chosen or typed meanwhile is for the next one.
      setChoice((now) => (now === choice ? '' : now));
      setTyped((now) => (now === typed ? '' : now));
    } catch (cause) {
      if (isConflict(cause)) setError(alreadyHere(name));
      else offerRetry(failed, add);
    }
    setBusy(false);
  }

  const changing = (set: (text: string) => void) => (text: string) => {
    set(text);
    setError('');
  };
  return { choice, choose: changing(setChoice), typed, type: changing(setTyped), name, error, busy, add };
}

const alreadyHere = (name: string) => `${name} is listed at this college already`;

function problemOf(name: string, present: readonly Fraternity[]): string {
  if (present.some((known) => isNamed(known, name))) return alreadyHere(name);
  const given = v.safeParse(FraternityInput.entries.name, name);
  return given.success ? '' : given.issues[0].message;
}
